import { clone, type Dice, pick, type State } from '@point-option/engine';

/** What stood at a place of some position, by the place's name: what is in a list is of one kind. */
export type Seen = Map<string, unknown[]>;

/** A value in a position. */
interface Site {
  readonly owner: Record<string, unknown>;
  readonly key: string;
  readonly kind: string;
}

/** Values that a field might hold in some battle or other, and most fields can't. */
const NUMBERS = [0, 1, 2, 3, 5, 8, 12, 33, 99, 300, 999, 5000, -1, -2, -3];
/** As many as this of each kind are enough to choose among. */
const KEPT = 40;

/** Every value of the data and the locals, but for the parts that the set-up decides. */
function sitesIn({ data, agenda }: State<unknown>, fixed: readonly string[]): Site[] {
  const sites: Site[] = [];
  const look = (owner: Record<string, unknown>, key: string, kind: string): void => {
    sites.push({ owner, key, kind });
    const value = owner[key];
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys(value))
      look(value as Record<string, unknown>, name, Array.isArray(value) ? `${kind}[*]` : `${kind}.${name}`);
  };
  for (const name of Object.keys(data as object))
    if (!fixed.includes(name)) look(data as Record<string, unknown>, name, name);
  for (const frame of agenda) look(frame as unknown as Record<string, unknown>, 'locals', `${frame.procedure}: locals`);
  return sites;
}

export function noteAll(seen: Seen, state: State<unknown>, fixed: readonly string[]): void {
  for (const { owner, key, kind } of sitesIn(state, fixed)) {
    const list = seen.get(kind) ?? [];
    seen.set(kind, list);
    if (list.length < KEPT) list.push(clone(owner[key]));
  }
}

/** Changes one thing in a position into something that could stand there in another one. Gives its name, and what stands there now. */
export function changeOne(state: State<unknown>, seen: Seen, fixed: readonly string[], dice: Dice): string {
  const sites = sitesIn(state, fixed);
  // Each kind is as likely as the others, however long its lists are.
  const kind = pick(dice, [...new Set(sites.map((site) => site.kind))]);
  const alike = sites.filter((site) => site.kind === kind);
  const { owner, key } = pick(dice, alike);
  const other = (): unknown => clone(pick(dice, seen.get(kind) ?? [owner[key]]));
  const value = owner[key];
  if (typeof value === 'number') owner[key] = pick(dice, [value + 1, value - 1, pick(dice, NUMBERS), other()]);
  else if (typeof value === 'boolean') owner[key] = !value;
  else if (Array.isArray(value)) owner[key] = changedList(value, seen.get(`${kind}[*]`) ?? [], dice) ?? other();
  else owner[key] = other();
  return `${kind} ${key} ${JSON.stringify(owner[key])?.slice(0, 120)}`;
}

/** A list with one item more or less, twice, or many times; null where another list is wanted. */
function changedList(list: readonly unknown[], items: readonly unknown[], dice: Dice): unknown[] | null {
  const at = list.length > 0 ? dice.die(list.length) - 1 : 0;
  switch (dice.die(5)) {
    case 1:
      return list.length > 0 ? [...clone([...list]), clone(list[at])] : null;
    case 2:
      return list.length > 0 ? clone(list.filter((_, index) => index !== at)) : null;
    case 3:
      return items.length > 0 ? [...clone([...list]), clone(pick(dice, items))] : null;
    case 4:
      return list.length > 0 ? [...clone([...list]), ...Array.from({ length: KEPT }, () => clone(list[at]))] : [];
    default:
      return null;
  }
}

/** Puts the procedures under way in one position into another, or its data: each is sound, and they seldom go together. */
export function crossOver(state: State<unknown>, other: State<unknown>, dice: Dice): string {
  const copy = clone(other);
  switch (dice.die(3)) {
    case 1:
      Object.assign(state, { agenda: copy.agenda, open: copy.open, sealed: {} });
      return 'the procedures of another position';
    case 2:
      state.data = copy.data;
      return 'the data of another position';
    default:
      Object.assign(state, { agenda: [...state.agenda, ...copy.agenda.slice(-1)], open: copy.open, sealed: {} });
      return 'a procedure of another position within';
  }
}
