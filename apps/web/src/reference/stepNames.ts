import { capital } from '@point-option/engine';
import type { StepOfPlay } from '@point-option/host/protocol';
import { speak } from '../store/room.ts';

/** What a step of the sequence of play is called, and the procedure that it is part of. */

export const procedureName = ({ procedureTitle }: StepOfPlay): string => capital(speak(procedureTitle));
export const stepName = ({ title }: StepOfPlay): string => capital(speak(title));
