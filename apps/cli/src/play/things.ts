import { capital, choosable, type OptionId } from '@point-option/engine';
import {
  choicesOf,
  choiceThing,
  hexesOffered,
  type Thing,
  thingsCalled,
  thingsLike,
  type ViewContext,
} from '@point-option/host';

/** Things whose names begin with a text that nothing is called. */
export function suggestion(context: ViewContext, text: string): string {
  const names = [...new Set(thingsLike(context, text).map(({ name }) => name))].slice(0, MAX_SUGGESTED);
  return names.length === 0 ? '' : ` Do you mean ${names.join('; or ')}?`;
}
const MAX_SUGGESTED = 4;

/** More things of one name than this are counted. */
const MAX_LISTED = 6;

/** What is said where a text may mean several things. */
export function ambiguity(text: string, things: readonly Thing[], command = ''): string {
  const names = things.slice(0, MAX_LISTED).map(({ name }) => name);
  const more = things.length > MAX_LISTED ? `; and ${things.length - MAX_LISTED} more` : '';
  const example = `${command === '' ? '' : `${command} `}${things[0]?.typed ?? ''}`;
  return `"${text}" matches several: ${names.join('; ')}${more}. Type, for example, "${example}".`;
}

/** The choice that a text means, or why it means none or several. */
export function choiceCalled(
  context: ViewContext,
  text: string,
): { readonly option: OptionId } | { readonly problem: string } {
  const { prompt, words } = context;
  if (prompt === null) return { problem: 'Nothing is asked of you now.' };
  const options = choosable(prompt);
  const things = thingsCalled(context, text);
  const chosen = [...new Set(things.flatMap(({ wanted }) => choicesOf(prompt, wanted)))];
  const [only, ...others] = chosen;
  if (only && others.length === 0) return { option: only.id };
  if (only)
    return {
      problem: ambiguity(
        text,
        chosen.map((option) => choiceThing(words, options, option)),
      ),
    };
  const [known] = things;
  if (known) return { problem: `${capital(known.name)} is not among the choices. "why ${text}" may say why.` };
  const range = options.length === 1 ? 'The only choice is 1' : `The choices are 1 to ${options.length}`;
  const listed = hexesOffered(words, options) === null ? `${range}.` : 'Type the number of a hex.';
  return { problem: `"${text}" is none of the choices. ${listed} "help" lists the commands.` };
}
