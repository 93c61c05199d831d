/** Tells when the page turns from day to night or back. Returns what ends it. */
export function watchLamp(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-lamp'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    watcher.disconnect();
    system.removeEventListener('change', changed);
  };
}
