/**
 * What the browser remembers of this page from one visit to the next: light, speed, lessons. A browser that keeps
 * nothing for the page throws at the first touch of its storage. Then the page remembers until it is closed.
 */
const here = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return here.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    here.delete(name);
  } catch {
    here.set(name, value);
  }
}

const TRIAL = 'point-option trial';

/** Whether the browser lets the page remember anything. Some let it read, and refuse to write. */
export function canRemember(): boolean {
  try {
    localStorage.setItem(TRIAL, '');
    localStorage.removeItem(TRIAL);
    return here.size === 0;
  } catch {
    return false;
  }
}
