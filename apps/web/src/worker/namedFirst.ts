import type { LessonStep, PromptView } from '@point-option/engine';

/**
 * The question with the options first that a lesson speaks of now, so that they stand in the short list, with the first
 * keys. What every option touches, like the mission that flies, tells none of them apart.
 */
export function namedFirst(prompt: PromptView, steps: readonly LessonStep[]): PromptView {
  const names = new Set(steps.flatMap(namesIn));
  if (names.size === 0) return prompt;
  const idsOf = ({ id, touches = [] }: PromptView['options'][number]): string[] => [String(id), ...touches];
  const [first, ...rest] = prompt.options;
  const shared = first && rest.length > 0 ? idsOf(first).filter((id) => rest.every((o) => idsOf(o).includes(id))) : [];
  for (const id of shared) names.delete(id);
  const isNamed = (option: PromptView['options'][number]): boolean => idsOf(option).some((id) => names.has(id));
  const named = prompt.options.filter(isNamed);
  if (named.length === 0) return prompt;
  return { ...prompt, options: [...named, ...prompt.options.filter((option) => !isNamed(option))] };
}

/** What a step points at, and what it asks for: by name, since a pattern speaks of too much. */
function namesIn({ look = [], deed = [] }: LessonStep): string[] {
  const wanted = deed.flatMap((line) => line.split(' | ')).map((line) => line.split(' > ')[0] ?? '');
  return [...look, ...wanted.filter((name) => !/^[!=>]|[*]/.test(name))];
}
