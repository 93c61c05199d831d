import {
  ask,
  begin,
  type Game,
  journalFor,
  message,
  observeMatch,
  refKey,
  say,
  scenarioIn,
  scenarioTitle,
  seat,
  type SeenEvent,
  type Side,
  staffDice,
  submit,
  type Viewer,
} from '@point-option/engine';
import { catalogueOf } from './catalogue.ts';

export interface GoldenPlan {
  readonly scenario: string;
  readonly seed: string;
  readonly staff?: Readonly<Record<Side, string>>;
}

/**
 * A whole match as text that a person can read in a diff: every order, what each side is told, and how its
 * observation changes. A change of the rules shows here as a change of the story.
 */
export function playthrough(game: Game, plan: GoldenPlan): string {
  const match = begin(game, { scenario: plan.scenario, dice: { kind: 'fast', seed: plan.seed } });
  const seating = seat(game, plan.staff);
  const dice = staffDice(game.sides, plan.seed);
  const viewers: readonly Viewer[] = game.sides;
  const known = new Map(viewers.map((viewer) => [viewer, { events: 0, view: {} }]));
  const lines = [
    `${say(game.words, message('title'))}: ${scenarioTitle(game, scenarioIn(game, match.header))}`,
    `rules version ${game.rulesVersion}, seed ${plan.seed}, staff ${game.sides.map((side) => `${side}=${seating[side]?.id}`).join(' ')}`,
  ];
  const tell = (): void => {
    for (const viewer of viewers) {
      const before = known.get(viewer);
      if (!before) continue;
      const events = journalFor(match.table.journal ?? [], viewer, game.observeEvent?.bind(game));
      for (const event of events.slice(before.events)) lines.push(`  ${viewer} hears: ${eventLine(game, event)}`);
      const view = flat(observeMatch(match, viewer));
      lines.push(...changes(before.view, view).map((change) => `  ${viewer} sees: ${change}`));
      known.set(viewer, { events: events.length, view });
    }
  };
  tell();
  while (match.table.whole.outcome === null) {
    const side = match.table.whole.open[0] as Side;
    const question = ask(match, side);
    const staff = seating[side];
    const own = dice[side];
    if (question === null || !staff || !own) break;
    const answer = staff.decide(observeMatch(match, side), question, own);
    lines.push(
      '',
      `order ${match.table.orders + 1}: ${side}, "${question.procedure}: ${question.step}" (${question.rule}): ${JSON.stringify(answer)}`,
    );
    submit(match, side, answer);
    tell();
  }
  return `${lines.join('\n')}\n`;
}

function eventLine(game: Game, event: SeenEvent): string {
  const touched = event.touches?.length ? ` {${event.touches.map(refKey).join(', ')}}` : '';
  const text = `${say(catalogueOf(game), event)}${touched}`;
  const chart = event.roll?.chart;
  if (!chart) return event.rule === undefined ? text : `${text} [${event.rule}]`;
  const modifiers = chart.modifiers.map(
    (modifier) => ` ${modifier.n >= 0 ? '+' : ''}${modifier.n} ${modifier.title} (${modifier.rule})`,
  );
  return `${text} [${event.rule}; column ${chart.column}, row ${chart.row}${modifiers.join(',')}]`;
}

/** Data as paths and values: "group.hex" -> "26". */
function flat(value: unknown, path = '', into: Record<string, string> = {}): Record<string, string> {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isBranch) {
    into[path] = JSON.stringify(value) ?? 'nothing';
    return into;
  }
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    into[path] = JSON.stringify(value);
    return into;
  }
  for (const [key, item] of Object.entries(value)) flat(item, path === '' ? key : `${path}.${key}`, into);
  return into;
}

function changes(before: Record<string, string>, after: Record<string, string>): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths.flatMap((path) => {
    const was = before[path];
    const is = after[path];
    if (was === is) return [];
    if (was === undefined) return [`${path}: ${is}`];
    return [is === undefined ? `${path}: gone` : `${path}: ${was} -> ${is}`];
  });
}
