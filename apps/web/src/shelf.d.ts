declare module 'virtual:shelf' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may import nothing by a path
  export const shelf: readonly import('./lobby/shelf.ts').ShelfGame[];
}

declare module 'virtual:pictures' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may import nothing by a path
  type Picture = import('./lobby/shelf.ts').Picture;
  export const pictures: Readonly<Record<string, () => Promise<{ default: Picture | null }>>>;
}

declare module 'virtual:studies' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may import nothing by a path
  type GameStudies = import('./studies/gameStudies.ts').GameStudies;
  export const studies: Readonly<Record<string, () => Promise<{ default: GameStudies }>>>;
}
