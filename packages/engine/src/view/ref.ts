/**
 * A thing that can be pointed at, clicked, asked about or drawn attention to. Every kind has a name space of its own:
 * hex 12 and piece 12 are never confused.
 */
export type Ref =
  | { readonly hex: string }
  | { readonly piece: string }
  | { readonly box: string }
  | { readonly track: string }
  | { readonly display: string }
  | { readonly cup: string };

export type RefKind = 'hex' | 'piece' | 'box' | 'track' | 'display' | 'cup';
export const REF_KINDS: readonly RefKind[] = ['hex', 'piece', 'box', 'track', 'display', 'cup'];

export function refKind(ref: Ref): RefKind {
  if ('hex' in ref) return 'hex';
  if ('piece' in ref) return 'piece';
  if ('box' in ref) return 'box';
  if ('track' in ref) return 'track';
  return 'display' in ref ? 'display' : 'cup';
}

/** The id within its kind: a hex by the number printed on it. */
export function refId(ref: Ref): string {
  if ('hex' in ref) return ref.hex;
  if ('piece' in ref) return ref.piece;
  if ('box' in ref) return ref.box;
  if ('track' in ref) return ref.track;
  return 'display' in ref ? ref.display : ref.cup;
}

/** A reference as text, for keys of maps and lines of lessons: "hex 1112", "piece raid 0". */
export function refKey(ref: Ref): string {
  return `${refKind(ref)} ${refId(ref)}`;
}

/** The reference that a key stands for, or null. */
export function refOf(key: string): Ref | null {
  const at = key.indexOf(' ');
  const id = key.slice(at + 1);
  switch (key.slice(0, Math.max(0, at))) {
    case 'hex':
      return { hex: id };
    case 'piece':
      return { piece: id };
    case 'box':
      return { box: id };
    case 'track':
      return { track: id };
    case 'display':
      return { display: id };
    case 'cup':
      return { cup: id };
    default:
      return null;
  }
}

export function sameRef(a: Ref, b: Ref): boolean {
  return refKind(a) === refKind(b) && refId(a) === refId(b);
}

export function includesRef(refs: readonly Ref[] | undefined, ref: Ref): boolean {
  return refs?.some((each) => sameRef(each, ref)) === true;
}
