declare module 'virtual:shelf' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may import nothing by a path
  export const shelf: readonly import('./worker/protocol.ts').ShelfGame[];
}

declare module 'virtual:pictures' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may import nothing by a path
  type Picture = import('./worker/protocol.ts').Picture;
  export const pictures: Readonly<Record<string, () => Promise<{ default: Picture | null }>>>;
}

declare module 'virtual:studies' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may import nothing by a path
  type GameStudies = import('./worker/protocol.ts').GameStudies;
  export const studies: Readonly<Record<string, () => Promise<{ default: GameStudies }>>>;
}
