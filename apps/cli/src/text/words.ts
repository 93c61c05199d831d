import { capital, type Catalogue, type Json, type Message, type Refusal, say, type Side } from '@point-option/engine';
import { named } from '@point-option/host';

export function titleOf(words: Catalogue, id: string): string {
  return named(words, 'title', id);
}

export function optionTitle(words: Catalogue, option: string): string {
  return named(words, `option.${option}`, option);
}

/** What a score is called: "score.<name>" where the game says so, or its name. */
export function scoreName(words: Catalogue, name: string): string {
  return named(words, `score.${name}`, name);
}

/** What a figure of a study is called: a figure of its own, or a part of the score. */
export function figureName(words: Catalogue, name: string): string {
  return named(words, `figure.${name}`, scoreName(words, name));
}

export function sideName(words: Catalogue, side: Side): string {
  return named(words, `side.${side}`, side);
}

/**
 * The name of a way to end: "outcome.<result>" where the game says so, or its sentence where that needs no numbers.
 */
export function resultTitle(words: Catalogue, result: string): string {
  const own = words[`outcome.${result}`];
  if (own !== undefined) return own;
  const sentence = words[result];
  return sentence === undefined || sentence.includes('{') ? capital(result) : sentence;
}

/** A message for a program to read: its key and values, with its sentence beside them. */
export function spoken<M extends Message>(words: Catalogue, message: M): M & { text: string } {
  return { ...message, text: say(words, message) };
}

/** The same for what stands by itself: it begins with a capital. */
export function sentence<M extends Message>(words: Catalogue, message: M): M & { text: string } {
  return { ...message, text: capital(say(words, message)) };
}

/** The reason of a refusal with its rule. */
export function refusalText(words: Catalogue, { reason, rule }: Refusal): string {
  return `${say(words, reason)}${rule === undefined ? '' : ` (rule ${rule})`}`;
}

/** A result as a person reads it. */
export function resultText(result: Json): string {
  if (typeof result === 'string') return result;
  if (Array.isArray(result)) return result.length === 0 ? 'nothing' : result.map(resultText).join(', ');
  if (typeof result === 'object' && result !== null) {
    return Object.entries(result)
      .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : resultText(value)}`)
      .join(', ');
  }
  return result === null ? 'nothing' : String(result);
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "a, b and c" */
export function together(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
