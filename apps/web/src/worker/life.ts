/**
 * Holds a lock of its own as long as the worker lives, so that the page learns when it is gone. Gives its name; null
 * where the browser has no locks, or denies them.
 */
export async function holdLife(): Promise<string | null> {
  const name = `point-option worker/${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const { locks } = navigator;
  if (locks === undefined) return null;
  return new Promise((resolve) => {
    const forGood = new Promise<never>(() => {});
    locks
      .request(name, () => {
        resolve(name);
        return forGood;
      })
      .catch(() => resolve(null));
  });
}
