import { capital, headed } from './names.ts';

/** What a line is about, and under it, quieter, what it adds: the figures, the odds. */
export function Headed({ text }: { readonly text: string }) {
  const [head, more] = headed(text);
  return (
    <>
      {capital(head)}
      {more !== '' && <small title={more}>{capital(more)}</small>}
    </>
  );
}
