import { BadInput } from '@point-option/engine';
import { read, write } from './idb.ts';
import type { SaveMeta, Storage } from './protocol.ts';
import type { Standing } from './session.ts';

/** The matches that this browser keeps: the file of each as text, and what the lobby lists of it. */

/** What is kept beside a match file. What a side has left to its staff is not for the lobby, where anyone looks. */
export interface Kept extends SaveMeta {
  readonly standing?: Standing;
}

/** What the lobby may list of it. */
export function listable({ standing: _standing, ...meta }: Kept): SaveMeta {
  return meta;
}

export async function listSaves(): Promise<SaveMeta[]> {
  const all = await read<Kept[]>('meta', (store) => store.getAll());
  return all.map(listable).sort((a, b) => (a.played < b.played ? 1 : -1));
}

export async function readSave(save: string): Promise<{ meta: Kept; text: string }> {
  const meta = await read<Kept | undefined>('meta', (store) => store.get(save));
  const text = await read<string | undefined>('text', (store) => store.get(save));
  if (meta === undefined || text === undefined)
    throw new BadInput('That match is no longer kept in this browser: it was deleted, or the browser cleared it.');
  return { meta, text };
}

export async function writeSave(meta: Kept, text: string): Promise<void> {
  await write((store) => {
    store('meta').put(meta, meta.save);
    store('text').put(text, meta.save);
  });
}

export async function renameSave(save: string, name: string): Promise<void> {
  const { meta } = await readSave(save);
  await write((store) => store('meta').put({ ...meta, name }, save));
}

export async function deleteSave(save: string): Promise<void> {
  await write((store) => {
    store('meta').delete(save);
    store('text').delete(save);
  });
}

/** A name that no save has: time in base 36, and a little chance. */
export function newSaveId(): string {
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${Date.now().toString(36)}-${chance.toString(36)}`;
}

/** Whether the browser promised not to clear what is kept, and how many bytes it still has room for. */
export async function storageState(): Promise<Storage> {
  const { storage } = navigator;
  const persisted = (await storage?.persisted?.()) ?? false;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  return { persisted, room: quota === undefined ? null : quota - (usage ?? 0) };
}
