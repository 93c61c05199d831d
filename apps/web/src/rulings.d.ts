declare module 'virtual:rulings' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may import nothing by a path
  export const rulings: Readonly<Record<string, readonly import('./reference/ruling.ts').Ruling[]>>;
}
