import {
  choosable,
  deedSubjects,
  idNames,
  type LessonStep,
  type OptionView,
  type PromptView,
  refKey,
} from '@point-option/engine';

/**
 * The question with the options first that a lesson speaks of now, so that they stand in the short list, with the first
 * keys. What every option touches, like the mission that flies, tells none of them apart.
 */
export function namedFirst(prompt: PromptView, steps: readonly LessonStep[]): PromptView {
  const names = new Set(steps.flatMap(namesIn));
  const [first, ...rest] = choosable(prompt).map(namesOf);
  if (names.size === 0 || first === undefined) return prompt;
  if (rest.length > 0) for (const name of first) if (rest.every((other) => other.includes(name))) names.delete(name);
  const isNamed = (option: OptionView): boolean => namesOf(option).some((name) => names.has(name));
  if (!choosable(prompt).some(isNamed)) return prompt;
  const sorted = <T extends OptionView>(options: readonly T[]): T[] => [
    ...options.filter(isNamed),
    ...options.filter((option) => !isNamed(option)),
  ];
  switch (prompt.kind) {
    case 'one':
    case 'some':
      return { ...prompt, options: sorted(prompt.options) };
    case 'arrange':
      return { ...prompt, pieces: sorted(prompt.pieces) };
    case 'path':
      return { ...prompt, steps: sorted(prompt.steps) };
    case 'allot':
      return { ...prompt, items: sorted(prompt.items) };
    case 'amount':
    case 'confirm':
      return prompt;
  }
}

function namesOf({ id, touches }: OptionView): string[] {
  return [...idNames(id), ...touches.map(refKey)];
}

/** What a step points at, and what it asks for: by name, since a pattern speaks of too much. */
function namesIn({ look = [], deed = [] }: LessonStep): string[] {
  return [...look.map(refKey), ...deedSubjects(deed)];
}
