import { BadInput, listed, type Proof } from '@point-option/engine';

/**
 * Which tests prove which rules of a game. A module of its own: a page that lists and plays the games never loads it, not
 * even as a file of its build.
 */
const proofs: Readonly<Record<string, () => Promise<{ default: Proof }>>> = {
  'philippine-sea': () => import('@point-option/philippine-sea/rules/proof.json'),
  marianas: () => import('@point-option/marianas/rules/proof.json'),
  'mobile-fleet': () => import('@point-option/mobile-fleet/rules/proof.json'),
  'leyte-gulf': () => import('@point-option/leyte-gulf/rules/proof.json'),
  'chit-cup': () => import('@point-option/chit-cup/rules/proof.json'),
  'sealed-strike': () => import('@point-option/sealed-strike/rules/proof.json'),
  'false-report': () => import('@point-option/false-report/rules/proof.json'),
};

/** Which tests prove which rules of a game. */
export async function proofOf(id: string): Promise<Proof> {
  const load = Object.hasOwn(proofs, id) ? proofs[id] : undefined;
  if (!load) throw new BadInput(`There is no game "${id}"; there are ${listed(Object.keys(proofs))}.`);
  return (await load()).default;
}
