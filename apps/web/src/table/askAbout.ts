import { choosable, includesRef, type OptionView, type PromptView, type Ref } from '@point-option/engine';
import type { Named } from '@point-option/host/protocol';
import { called, tell, whyNot } from '../store/asking.ts';
import { act } from '../store/faults.ts';
import { room, seatNow, speak } from '../store/room.ts';
import { t } from '../words.ts';
import { nameOf, whyNotThis } from './picking.ts';

/** Why something cannot be chosen that somebody typed: what it names, the host says, so that every player is told the same. */
export function askAbout(text: string): void {
  void act(async () => {
    const asked = seatNow()?.seq;
    const found = await called(text);
    // The choices are numbered by the question that was put then.
    if (found === null || seatNow()?.seq !== asked) return;
    const prompt = promptNow();
    const { things, like } = found;
    const offered = [...new Set(things.flatMap(({ choices }) => choices))];
    const others = things.filter(({ choices }) => choices.length === 0);
    const [n, ...more] = offered;
    const option = prompt && n !== undefined ? choosable(prompt)[n - 1] : undefined;
    if (option && n !== undefined && more.length === 0 && others.every(({ wanted }) => isAbout(option, wanted)))
      return sayOffered(text, [[n, option]]);
    const named = things.length > 0 ? things : like;
    const [only, ...rest] = named;
    if (only === undefined) return whyNot({ option: text }, text);
    if (rest.length > 0) return sayWhich(text, named);
    if (prompt && only.choices.length > 0)
      return sayOffered(
        only.name,
        only.choices.flatMap((each): [number, OptionView][] => {
          const choice = choosable(prompt)[each - 1];
          return choice ? [[each, choice]] : [];
        }),
      );
    if ('option' in only.wanted) return whyNot(only.wanted, only.name);
    whyNotThis(only.wanted);
  });
}

/** The question as it stands: once a route has begun, with the steps that may come next. */
function promptNow(): PromptView | null {
  const prompt = seatNow()?.prompt ?? null;
  const { route } = room.get();
  return prompt?.kind === 'path' && route !== null ? { ...prompt, steps: route.steps } : prompt;
}

/** A thing that a choice touches and that has the same name is not a second meaning of the word. */
function isAbout({ touches }: OptionView, wanted: Named['wanted']): boolean {
  return !('option' in wanted) && includesRef(touches, wanted);
}

function sayOffered(name: string, choices: readonly (readonly [n: number, option: OptionView])[]): void {
  const lines = choices.map(([n, { label }]) => t('table.is choice', { n, what: speak(label) }));
  tell(
    name,
    lines.join(' '),
    choices.flatMap(([, { touches }]) => touches),
  );
}

/** Of these the player may have meant any: which are they? */
function sayWhich(text: string, things: readonly Named[]): void {
  const names = [
    ...new Set(things.map(({ wanted, name }) => ('option' in wanted ? name : nameAmong(things, wanted, name)))),
  ];
  const more = names.length > NAMED ? [t('table.more listed', { n: names.length - NAMED })] : [];
  const list = [...names.slice(0, NAMED), ...more].join('; ');
  const refs = things.flatMap(({ wanted }): Ref[] => ('option' in wanted ? [] : [wanted]));
  room.set({ notice: { text: t('table.several called', { what: text, list }) }, inspected: null, pulse: refs });
}

/** A thing as the board calls it, or, where another is called the same, as what it is. */
function nameAmong(things: readonly Named[], ref: Ref, otherwise: string): string {
  const table = seatNow();
  if (table === null) return otherwise;
  const name = nameOf(table, ref);
  const alike = things.filter(({ wanted }) => !('option' in wanted) && nameOf(table, wanted) === name);
  return alike.length === 1 ? name : otherwise;
}

/** How many things of a name are listed: all of them are ringed. */
const NAMED = 6;
