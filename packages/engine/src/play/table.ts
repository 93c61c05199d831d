import type { Ask } from './ask.ts';
import type { CompiledChart, Explanation } from '../charts/chart.ts';
import { chartOdds } from '../charts/chartOdds.ts';
import { explainLookUp, explainRoll, lookUp, rollOn } from '../charts/chartLookup.ts';
import type { ChanceExtra, Context, MatchOptions, RollUse } from './context.ts';
import type { Odds } from './decision.ts';
import { type Dice, drawFrom, OutOfDice } from '../chance/dice.ts';
import { audience, type EmitExtra, type GameEvent, type RollRecord } from './event.ts';
import { clone, type Json } from '../files/json.ts';
import type { Message, Term, Values } from '../view/message.ts';
import { listed, RulesFault } from './refusal.ts';
import type { Cursor } from './run.ts';
import type { Outcome, Side, State } from './state.ts';

/** Who sees a die, and what it is about. */
type Seen = Pick<ChanceExtra, 'to' | 'about'>;

/** An event as it is put together. */
type Told = { -readonly [Field in keyof GameEvent]?: GameEvent[Field] };

/** Every chart of a match by id, house charts in place of those they replace. */
export type ChartSet = ReadonlyMap<string, CompiledChart>;

/**
 * The table a match is played on: the state, the dice, the charts and, unless nobody will read it, the journal.
 * It is the context that rules receive; without a journal a roll builds no explanation, which is what makes
 * thousands of simulated matches cheap.
 */
export class Table<D> implements Context<D> {
  /** Set when a rule tells a side a secret; cleared by whoever asks (see match.ts). */
  revealed = false;
  /** Told of every chart that is read without dice: for adjudications, which explain them too. */
  onLook: ((reading: Explanation) => void) | null = null;
  /** Orders accepted so far. */
  orders = 0;
  /** Events told before the first of the journal, where the match was opened at a stored position. */
  toldBefore = 0;
  whole: State<D>;
  /** The question that play has stopped at, where the rules had to put it together to see whether there is one. */
  question: Ask | null = null;
  /** Where each procedure under way stands, as it was last looked up: see run.ts. */
  readonly cursors: Cursor<D>[] = [];

  constructor(
    whole: State<D>,
    readonly sides: readonly Side[],
    readonly options: MatchOptions,
    readonly charts: ChartSet,
    public dice: Dice,
    readonly journal: GameEvent[] | null,
  ) {
    this.whole = whole;
  }

  get state(): D {
    return this.whole.data;
  }

  get silent(): boolean {
    return this.journal === null;
  }

  chart(id: string): CompiledChart {
    const chart = this.charts.get(id);
    if (chart === undefined) {
      throw new RulesFault(`The rules name the chart "${id}", and the game has ${listed([...this.charts.keys()])}.`);
    }
    return chart;
  }

  roll<R extends Json = Json>(id: string, use: RollUse = {}): R {
    const chart = this.chart(id);
    if (this.journal === null) return rollOn(chart, this.dice, use) as R;
    const spec = chart.chart.dice;
    if (spec === undefined) throw new RulesFault(`The chart "${id}" is read without dice.`);
    const purpose = use.purpose ?? `chart.${id}`;
    const faces: number[] = [];
    for (let i = 0; i < spec.count; i++) faces.push(this.face(spec.sides, purpose, use));
    const explanation = explainRoll(chart, faces, use);
    const name = use.name?.(explanation.result);
    this.record(
      'chart',
      purpose,
      use.rule ?? explanation.rule,
      faces,
      spec.sides,
      name ?? shown(explanation.result),
      use,
      explanation,
      name,
    );
    return explanation.result as R;
  }

  look<R extends Json = Json>(id: string, row: number | string, column?: number | string): R {
    this.onLook?.(this.explainLook(id, row, column));
    return lookUp(this.chart(id), row, column) as R;
  }

  odds(id: string, use: RollUse = {}): Odds {
    const { of, outcomes } = chartOdds(this.chart(id), use);
    return {
      of,
      outcomes: outcomes.map(({ result, ways }) => ({
        result: asMessage(use.name?.(result) ?? said(id, result)),
        ways,
        ...(typeof result === 'number' && { value: result }),
      })),
      source: 'exact',
    };
  }

  /** The same reading, explained. */
  private explainLook(id: string, row: number | string, column?: number | string): Explanation {
    return explainLookUp(this.chart(id), row, column);
  }

  die(sides: number, purpose: string, rule: string, extra?: ChanceExtra): number {
    const face = this.face(sides, purpose, extra);
    if (this.journal !== null) this.record('die', purpose, rule, [face], sides, named(face, extra), extra);
    return face;
  }

  pick<T extends string | number>(list: readonly T[], purpose: string, rule: string, extra?: ChanceExtra): T {
    if (list.length === 0) throw new RulesFault(`Nothing to choose from for "${purpose}" (rule ${rule}).`);
    const face = list.length === 1 ? 1 : this.face(list.length, purpose, extra);
    const chosen = list[face - 1] as T;
    if (this.journal !== null && list.length > 1) {
      this.record('pick', purpose, rule, [face], list.length, named(chosen, extra), extra);
    }
    return chosen;
  }

  draw(cup: Readonly<Record<string, number>>, purpose: string, rule: string, extra?: ChanceExtra): string {
    const drawn =
      this.journal === null
        ? drawFrom(this.dice, cup)
        : drawFrom({ die: (sides) => this.face(sides, purpose, extra) }, cup);
    if (this.journal !== null) this.record('draw', purpose, rule, [], 0, named(drawn, extra), extra);
    return drawn;
  }

  /** One die; where there is none left, the error says what it was for. */
  private face(sides: number, purpose: string, how: Seen | undefined): number {
    try {
      return this.dice.die(sides, audience(how?.to));
    } catch (error) {
      throw wanted(error, purpose, how?.about);
    }
  }

  emit(key: string, values?: Values, extra?: EmitExtra): void {
    if (extra?.reveals === true) this.revealed = true;
    if (this.journal === null) return;
    // Copies: what happened must not change when the state that it was told from does.
    const event: Told = { key };
    if (values) event.values = clone(values);
    event.to = audience(extra?.to);
    if (extra) {
      const { other, touches, heading, rule } = extra;
      if (other) event.other = clone(other);
      if (touches) event.touches = clone(touches);
      if (heading) event.heading = heading;
      if (rule !== undefined) event.rule = rule;
    }
    event.after = this.orders;
    this.journal.push(event as GameEvent);
  }

  stands(): void {
    this.revealed = true;
  }

  finish(outcome: Outcome): void {
    this.whole.outcome = outcome;
    const { winner, result, scores } = outcome;
    this.emit(result, winner === null ? scores : { ...scores, winner: { key: `side.${winner}` } });
  }

  private record(
    by: RollRecord['by'],
    purpose: string,
    rule: string,
    dice: readonly number[],
    sides: number,
    result: Term,
    how: Seen | undefined,
    chart?: Explanation,
    name?: Term,
  ): void {
    // A copy, as of all that is told.
    const about = how?.about && clone(how.about);
    const roll: RollRecord = about
      ? { by, purpose, about, rule, dice, sides, result }
      : { by, purpose, rule, dice, sides, result };
    if (chart) (roll as { chart: Explanation }).chart = chart;
    this.journal?.push({
      key: by === 'chart' ? 'kernel.roll' : `kernel.${by}`,
      values: {
        purpose: about ? { key: purpose, values: about } : { key: purpose },
        dice: dice.join(' and '),
        sides,
        result: name ?? (chart ? said(chart.chart, chart.result) : result),
      },
      to: audience(how?.to),
      rule,
      roll,
      after: this.orders,
    });
  }
}

function wanted(error: unknown, purpose: string, about: Values | undefined): unknown {
  if (error instanceof OutOfDice) {
    error.purpose = purpose;
    error.about = about;
  }
  return error;
}

/** A chart's result in short. */
function shown(result: Json): string | number {
  return typeof result === 'string' || typeof result === 'number' ? result : JSON.stringify(result);
}

/** Results such as 8/5 say themselves, and a house chart may have others than ours. */
const FIGURES = /^\d+(\/\d+)?$/;

/** A chart's result as a person reads it: text has its words in the catalogue. */
function said(chart: string, result: Json): Term {
  return typeof result === 'string' && !FIGURES.test(result) ? { key: `result.${chart}.${result}` } : shown(result);
}

function asMessage(value: Term): Message {
  return typeof value === 'object' ? value : { key: 'kernel.plain', values: { id: value } };
}

function named(result: string | number, extra: ChanceExtra | undefined): Term {
  return extra?.name ? extra.name(result) : result;
}
