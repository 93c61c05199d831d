import type pc from 'picocolors';

/** Letters are bold or plain. Other codes would be taken for a stranger's and spelled out (clean.ts). */
export type Colours = Pick<ReturnType<typeof pc.createColors>, 'bold'>;

/** Where a command reads and writes. Plain lines only: what is printed must be as good to hear as to see. */
export interface Terminal {
  /** Whether a person sits at both ends. */
  readonly interactive: boolean;
  readonly width: number;
  /** Nothing may depend on colour: it is there only on a terminal, and only where it is wanted. */
  readonly colours: Colours;
  /** Lines of text, broken between words where a person's screen is narrower. */
  print(...lines: readonly string[]): void;
  /** JSON on one line, or on several for people to read; never broken, whatever the width. */
  json(value: object, indent?: number): void;
  /** Asks for a line; null at the end of input. Throws Interrupted at Ctrl-C. */
  ask(question: string): Promise<string | null>;
  /** A line of input without a question. */
  line(): Promise<string | null>;
  /** Wipes the screen and what can be scrolled back to, so that the next person sees nothing of it. */
  blank(): void;
  /**
   * Hears Ctrl-C while nothing is asked: true where that was all it meant. Otherwise, and without a listener, the next
   * question throws Interrupted. Gives what ends the listening.
   */
  onInterrupt(heard: () => boolean): () => void;
  close(): void;
}

/** The person pressed Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
