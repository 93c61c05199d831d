import { createContext } from 'react';

/** The numbers of the rules in the index, where it has been fetched. */
export const Known = createContext<ReadonlySet<string> | null>(null);
