import { Problem } from '@point-option/host/client';
import { t } from '../words.ts';
import { room, type Notice } from './room.ts';

/** Asks something of the host; a refusal or a fault is shown as a sentence. */
export async function act(work: () => Promise<unknown>): Promise<boolean> {
  room.set({ sending: true, notice: null });
  try {
    await work();
    return true;
  } catch (error) {
    room.set({ notice: faultNotice(error) });
    return false;
  } finally {
    room.set({ sending: false });
  }
}

export function faultNotice(error: unknown): Notice {
  if (error instanceof Problem) return { text: error.message, rule: error.refusal?.rule, fault: error.fault };
  const what = error instanceof Error ? error.message : String(error);
  return { text: t('fault.event', { what }), fault: true };
}

/** Says what fails outside of any order: the match is in the worker, and stands. */
export function watchFaults(): void {
  const tell = (error: unknown): void => room.set({ notice: faultNotice(error) });
  addEventListener('error', ({ error }) => {
    // Without an error it is a notice of the browser, as when a size is observed twice in a frame.
    if (error instanceof Error) tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
