import type { MobileTheater } from './data/own.ts';
import { start } from './data/start.ts';
import { deploy, dummy } from './rules/testing.ts';

/** Turn 2: the Mobile Fleet in one piece and Force F a dummy; a US dummy beside TG 58.4. */
export function atSea(change: (data: MobileTheater) => void = () => {}, options: object = {}): MobileTheater {
  const data = start('historical', { secretComposition: true, secretMovement: false, ...options });
  deploy(data);
  dummy(data, 'Force F', '0620');
  dummy(data, 'TG 58.9', '3209');
  change(data);
  return data;
}
