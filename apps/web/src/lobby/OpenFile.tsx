import { sizeProblem } from '@point-option/host/fileSize';
import type { MatchMeta, OwnScenario } from '@point-option/host/protocol';
import { useRef } from 'react';
import { connection } from '../store/connection.ts';
import { faultNotice } from '../store/faults.ts';
import { t } from '../words.ts';

interface Props {
  onMatch(meta: MatchMeta): void;
  onScenario(scenario: OwnScenario): void;
  onProblem(sentence: string): void;
}

/** A file from elsewhere: a match, which the worker plays again before it is believed, or a scenario, which it checks. */
export function OpenFile({ onMatch, onScenario, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File): Promise<void> => {
    const tooLarge = sizeProblem(file.size);
    if (tooLarge !== null) {
      onProblem(t('lobby.file too large', { problem: tooLarge }));
      return;
    }
    try {
      const given = await connection().ask('import', { text: await file.text() });
      onProblem(given.notes.join(' '));
      if ('scenario' in given) onScenario(given.scenario);
      else onMatch(given.meta);
    } catch (error) {
      onProblem(faultNotice(error).text);
    }
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    await open(file);
    // The same file can be chosen again: a browser tells only of another one.
    if (input.current) input.current.value = '';
  };
  return (
    <label className="link openfile">
      {t('lobby.open')}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="sr"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
    </label>
  );
}
