import { useRef } from 'react';
import { host, toldOf } from '../store/room.ts';
import { t } from '../words.ts';

interface Props {
  onOpened(): void;
  onProblem(sentence: string): void;
}

/** A match file from elsewhere: the worker reads it and plays it again before it is believed. */
export function OpenFile({ onOpened, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const { notes } = await host().ask('import', { bytes: await file.arrayBuffer() });
      onProblem(notes.join(' '));
      onOpened();
    } catch (error) {
      onProblem(toldOf(error).text);
    }
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
        onChange={(event) => void open(event.target.files?.[0])}
      />
    </label>
  );
}
