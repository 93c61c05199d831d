import type { OptionDetail, OptionId } from '../play/decision.ts';
import type { Refusal } from '../play/refusal.ts';
import type { Side } from '../play/state.ts';
import type { Message } from './message.ts';
import type { Ref } from './ref.ts';

/** The question and what may be answered, ready to show: one form for each kind of decision. */
export type PromptView = PromptBase &
  (OnePrompt | SomePrompt | AmountPrompt | ArrangePrompt | ConfirmPrompt | PathPrompt | AllotPrompt);

export type PromptKind = PromptView['kind'];

interface PromptBase {
  readonly side: Side;
  readonly procedure: string;
  readonly step: string;
  readonly question: Message;
  readonly rule: string;
  /** What the whole question is about: things that every option touches. They tell no option from another. */
  readonly about: readonly Ref[];
  readonly canUndo: boolean;
  /** Why the last order cannot be taken back, where it cannot. */
  readonly undoRefused?: Refusal;
}

interface OnePrompt {
  readonly kind: 'one';
  readonly options: readonly OptionView[];
}

interface SomePrompt {
  readonly kind: 'some';
  readonly options: readonly OptionView[];
  readonly min: number;
  readonly max: number;
}

interface AmountPrompt {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly by: number;
}

interface ArrangePrompt {
  readonly kind: 'arrange';
  readonly pieces: readonly PlaceableView[];
  readonly boxes: readonly BoxChoiceView[];
  /** Pieces may be left out. */
  readonly partial: boolean;
  /** The rules can tell what the order comes to: see `forecastFor`. */
  readonly forecasts?: true;
}

interface ConfirmPrompt {
  readonly kind: 'confirm';
}

/** A route, step by step. Further steps are asked for as it grows: see `routeFor`. */
interface PathPrompt {
  readonly kind: 'path';
  readonly from: OptionView;
  readonly min: number;
  readonly max: number;
  /** What the whole route may cost, where that is limited. */
  readonly budget?: number;
  readonly steps: readonly StepView[];
}

interface AllotPrompt {
  readonly kind: 'allot';
  readonly items: readonly AllotItemView[];
  /** Limits on the total. */
  readonly min: number;
  readonly max: number;
}

/** An option with everything there is to say of it. `touches` light with it; a click on any of `picks` chooses it. */
export interface OptionView extends OptionDetail {
  readonly id: OptionId;
  readonly touches: readonly Ref[];
  readonly picks: readonly Ref[];
}

/** A piece to be placed. */
export interface PlaceableView extends OptionView {
  readonly id: string;
  /** The boxes it may go into; all of them where not given. */
  readonly boxes?: readonly string[];
  readonly must?: boolean;
  /** Where a box lies for this piece alone: the hex that a course leads to. */
  readonly places?: Readonly<Record<string, Ref>>;
}

/** A box of an arrangement, and what on the board stands for it. */
export interface BoxChoiceView {
  readonly id: string;
  readonly label: Message;
  readonly short?: Message;
  readonly kind?: string;
  readonly touches: readonly Ref[];
  readonly min?: number;
  readonly max?: number;
}

/** A step that a route may take next. */
export interface StepView extends OptionView {
  /** Why the route can go no further from there, where it cannot. */
  readonly stops?: Message;
}

/** A route so far: what it costs, what it risks, what may come next, and why it cannot end here where it cannot. */
export interface RouteView {
  readonly route: readonly OptionId[];
  /** The same, with everything there is to say of each step. */
  readonly taken: readonly StepView[];
  readonly cost: number;
  readonly cautions: readonly Message[];
  readonly stopped: Message | null;
  readonly steps: readonly StepView[];
  readonly unfinished: Refusal | null;
}

export interface AllotItemView extends OptionView {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly by: number;
  /** What it has until a person changes it; without, the least. */
  readonly start?: number;
}
