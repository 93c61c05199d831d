import {
  type BoxChoiceView,
  capital,
  type Catalogue,
  type OptionView,
  type PlaceableView,
  type PromptView,
  say,
  type StepView,
} from '@point-option/engine';
import { hexesOffered, LONG_HEX_LIST, shortName } from '@point-option/host';
import { listedAs, typedNames, type TypedNames } from './typedNames.ts';
import { indent } from './table.ts';
import { plural } from './words.ts';

/** The question with its rule. */
export function questionLine(words: Catalogue, prompt: PromptView): string {
  return `${say(words, prompt.question)} (rule ${prompt.rule})`;
}

/** What can be answered: numbered options, a range, pieces and boxes, a route, amounts, or yes and no. */
export function choiceLines(words: Catalogue, prompt: PromptView, example: Example | null = null): string[] {
  switch (prompt.kind) {
    case 'one':
      return optionLines(words, prompt.options);
    case 'some':
      return [...optionLines(words, prompt.options), someLine(prompt)];
    case 'amount': {
      const steps = prompt.by === 1 ? '' : `, in steps of ${prompt.by}`;
      return [`  A number from ${prompt.min} to ${prompt.max}${steps}.`];
    }
    case 'arrange':
      return arrangeLines(words, prompt, example);
    case 'confirm':
      return ['  Yes or no.'];
    case 'path':
      return pathLines(words, prompt);
    case 'allot':
      return allotLines(words, prompt);
  }
}

/** `more` is said before a caution, which is a sentence of its own. */
export function optionText(words: Catalogue, option: OptionView, more = ''): string {
  const marks = [
    option.cost === undefined
      ? null
      : `costs ${option.cost}${option.costTo === undefined ? '' : ` to ${option.costTo}`}`,
    option.rolls ? 'rolls dice' : null,
    option.reveals ? 'reveals a secret' : null,
    option.rule === undefined ? null : `rule ${option.rule}`,
  ].filter((mark) => mark !== null);
  const caution = option.caution ? `${more === '' ? '' : '.'} Caution: ${say(words, option.caution)}` : '';
  return `${say(words, option.label)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}${more}${caution}`;
}

/** Of many hexes more than this are only counted. */
const MAX_NAMED = 120;

function manyHexes(hexes: readonly string[]): string {
  return hexes.length > MAX_NAMED
    ? `any of ${hexes.length} hexes. Type its number, such as ${hexes.at(-1)}.`
    : `one of these hexes. Type its number: ${hexes.join(' ')}.`;
}

/** The hexes that boxes are, where every box without a limit is just a hex. */
function hexBoxes(words: Catalogue, boxes: readonly BoxChoiceView[]): string[] | null {
  const hexes = boxes.map(({ label, touches: [only, ...others], min, max }) => {
    const isPlain = others.length === 0 && min === undefined && max === undefined;
    return isPlain && only && 'hex' in only && say(words, label) === only.hex ? only.hex : null;
  });
  return hexes.includes(null) ? null : (hexes as string[]);
}

function optionLines(words: Catalogue, options: readonly OptionView[]): string[] {
  const hexes = hexesOffered(words, options);
  if (hexes !== null) return [`  ${capital(manyHexes(hexes))}`];
  let group = '';
  return options.flatMap((option, i) => {
    const own = option.group ? say(words, option.group) : '';
    const head = own === group || own === '' ? [] : [`  ${own}:`];
    group = own;
    return [...head, `  ${i + 1}. ${optionText(words, option)}`];
  });
}

function someLine({ min, max, options }: PromptView & { kind: 'some' }): string {
  const how = 'Type their numbers with spaces';
  if (min === max) return `  Choose ${min}. ${how}.`;
  const all = max === options.length ? ', or all' : '';
  return min === 0 ? `  Choose up to ${max}. ${how}, or none${all}.` : `  Choose ${min} to ${max}. ${how}${all}.`;
}

function pathLines(words: Catalogue, prompt: PromptView & { kind: 'path' }): string[] {
  const { from, min, max, budget, steps } = prompt;
  const limits = [
    `From ${stepName(words, from)}.`,
    ...(budget === undefined ? [] : [`You can spend ${budget}.`]),
    ...(min > 0 ? [`At least ${plural(min, 'step')}.`] : []),
    ...(max < Number.MAX_SAFE_INTEGER ? [`At most ${plural(max, 'step')}.`] : []),
  ];
  const [first] = steps;
  const how = `Type steps one by one or a whole route${first ? `, such as "${stepName(words, first)}"` : ''}.`;
  return [
    `  ${limits.join(' ')}`,
    ...stepLines(words, steps),
    `  ${how} back removes the last step, show lists the route, done gives the order.`,
  ];
}

/** The steps that a route may take next. */
export function stepLines(words: Catalogue, steps: readonly StepView[]): string[] {
  if (steps.length === 0) return ['  No further step is possible.'];
  return ['  Next:', ...indent(indent(steps.map((step, i) => `${i + 1}. ${stepText(words, step)}`)))];
}

/** A step in a word: the hex that it leads to, or what it is called. */
export function stepName(words: Catalogue, step: OptionView): string {
  const [only, ...others] = step.touches;
  return only && others.length === 0 && 'hex' in only ? only.hex : shortName(words, step);
}

function stepText(words: Catalogue, step: StepView): string {
  const text = optionText(words, step);
  if (!step.stops) return text;
  return `${text}${text.endsWith('.') ? '' : '.'} The route ends there: ${say(words, step.stops)}`;
}

function allotLines(words: Catalogue, { items, min, max }: PromptView & { kind: 'allot' }): string[] {
  const lines = items.map((item, i) => {
    const steps = item.by === 1 ? '' : `, in steps of ${item.by}`;
    return `${i + 1}. ${optionText(words, item, `: ${item.min} to ${item.max}${steps}`)}`;
  });
  const named = items.slice(0, 2).map((item) => `${shortName(words, item)} ${item.max}`);
  return [
    ...indent(lines),
    `  Total: ${min === max ? min : `${min} to ${max}`}.`,
    `  Type what each gets, such as "${named.join(', ')}". show lists the amounts, clear resets them, done gives the order.`,
  ];
}

/** With more pieces than this, placing one by one is a chore. */
const SEVERAL = 4;

type ArrangePrompt = PromptView & { readonly kind: 'arrange' };

function arrangeLines(words: Catalogue, prompt: ArrangePrompt, example: Example | null): string[] {
  const called = typedNames(words, prompt);
  const boxes = prompt.boxes.map((box, i) => {
    const shown = listedAs(called.box(box.id), shortName(words, box), say(words, box.label));
    return `${i + 1}. ${shown}${limits(box)}`;
  });
  const hexes = prompt.boxes.length > LONG_HEX_LIST ? hexBoxes(words, prompt.boxes) : null;
  const pieces = prompt.pieces.map((piece, i) => {
    const more = `${only(piece, prompt.boxes, called)}${piece.must ? ' (must be placed)' : ''}`;
    const shown = listedAs(called.piece(piece.id), shortName(words, piece), optionText(words, piece, more));
    return `${i + 1}. ${shown}`;
  });
  return [
    '  Pieces:',
    ...indent(indent(pieces)),
    ...(hexes === null ? ['  Boxes:', ...indent(indent(boxes))] : [`  Boxes: ${manyHexes(hexes)}`]),
    `  ${prompt.partial ? 'Pieces may be left out.' : 'Every piece must be placed.'}`,
    `  ${howToPlace(prompt, example)}`,
  ];
}

/** More boxes than this are counted, not listed; a wrong one is refused with the reason. */
const LONG_LIST = 9;

/** The boxes of a piece, where it may not go into all. */
function only({ boxes }: PlaceableView, all: readonly BoxChoiceView[], called: TypedNames): string {
  if (!boxes || boxes.length >= all.length) return '';
  return boxes.length > LONG_LIST
    ? ` (may go into ${boxes.length} of the ${all.length} boxes below)`
    : `: ${boxes.map(called.box).join(', ')} only`;
}

function limits({ min = 0, max }: BoxChoiceView): string {
  const parts = [min > 0 ? `at least ${min}` : null, max === undefined ? null : `at most ${max}`];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

/** An order that shows how one is typed. */
export interface Example {
  readonly text: string;
  /** Whether a line like it is the whole order. */
  readonly isWhole: boolean;
}

/** How an arrangement is typed. */
function howToPlace(prompt: ArrangePrompt, example: Example | null): string {
  const many = prompt.pieces.length > SEVERAL ? ' "1-3 BOX", "all BOX" and "rest BOX" place several.' : '';
  if (example === null) return `Place them line by line, each with its box, then type done.${many}`;
  if (!example.isWhole) return `Place them line by line, such as "${example.text}", then type done.${many}`;
  const whole = prompt.partial ? 'One line with commas, or with every piece' : 'One line that places every piece';
  return `${whole}, such as "${example.text}", is the whole order and is given at once. Or place them line by line, then type done.${many}`;
}
