import type { Answer, OptionId } from '../play/decision.ts';
import { type Ref, refKey, refOf } from '../view/ref.ts';

/** A part of an order: what was chosen, and where it goes if things were placed. */
export interface OrderPart {
  readonly names: readonly string[];
  readonly box?: string;
}

/**
 * Whether an order does what a step of a lesson asks for. Each line must hold: "standard" where that was chosen, "U1 > N"
 * where that was placed there, "*" for any run of letters, " | " between what will do as well, "!hold" where that was not
 * chosen, "nothing" where nothing was, "=2" and ">=2" for how many, "=2 * > N" for how many of which. What was chosen
 * goes by its id, or by what it touches, as "hex 1112" or "piece raid 0"; see `idNames` for ids that look alike.
 */
export function isDeed(
  lines: readonly string[],
  answer: Answer,
  touches: (id: OptionId) => readonly Ref[] = () => [],
): boolean {
  return allHold(lines, orderParts(answer, touches));
}

/**
 * How a line names an id: bare, or, where a number and a text look alike, as "number 1" or in quotes. What reads as a
 * reference is one: an id that looks like it goes by its quotes alone.
 */
export function idNames(id: OptionId): string[] {
  if (typeof id === 'number') return [String(id), `number ${id}`];
  return refOf(id) === null ? [id, `"${id}"`] : [`"${id}"`];
}

/** Whether each line holds of what was ordered, or of what stands where. */
export function allHold(lines: readonly string[], parts: readonly OrderPart[]): boolean {
  return lines.every((line) => line.split(' | ').some((wanted) => holds(wanted, parts)));
}

function orderParts(answer: Answer, touches: (id: OptionId) => readonly Ref[]): OrderPart[] {
  const chosen = (id: OptionId): OrderPart => ({ names: [...idNames(id), ...touches(id).map(refKey)] });
  if (answer === null) return [];
  if (typeof answer === 'boolean') return [{ names: [answer ? 'yes' : 'no'] }];
  if (Array.isArray(answer)) return (answer as OptionId[]).map(chosen);
  if (typeof answer === 'object')
    return Object.entries(answer).map(([id, box]) => ({ names: idNames(id), box: String(box as OptionId) }));
  return [chosen(answer)];
}

function holds(wanted: string, parts: readonly OrderPart[]): boolean {
  if (wanted === 'nothing') return parts.length === 0;
  const count = /^(>?)=(\d+)(?: (.+))?$/.exec(wanted);
  if (count) {
    const [, more, n, which = ''] = count;
    const many = which === '' ? parts.length : parts.filter((part) => isPart(which, part)).length;
    return more === '>' ? many >= Number(n) : many === Number(n);
  }
  if (wanted.startsWith('!')) return !holds(wanted.slice(1), parts);
  return parts.some((part) => isPart(wanted, part));
}

/** Whether a line of a deed names something that can be ordered, of all that can; "nothing" and bare numbers name nothing. */
export function deedNames(line: string, offered: readonly OrderPart[]): boolean {
  return line.split(' | ').some((wanted) => {
    const which = wanted.replace(/^!/, '').replace(/^>?=\d+ ?/, '');
    return which === '' || which === 'nothing' || offered.some((part) => isPart(which, part));
  });
}

/** What the lines of a deed ask to be chosen or placed, by name: patterns, counts and what must not be done name nothing. */
export function deedSubjects(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.split(' | '))
    .map((wanted) => wanted.split(' > ')[0] ?? '')
    .filter((name) => !/^[!=>]|[*]/.test(name));
}

function isPart(wanted: string, { names, box }: OrderPart): boolean {
  return names.some((name) => isLike(wanted, box === undefined ? name : `${name} > ${box}`));
}

/** Files come from anyone, so the stars are read by hand: a pattern of theirs could take forever. */
function isLike(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (!text.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return text === pattern;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
