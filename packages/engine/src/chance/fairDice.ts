import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkSides, type Dice, DieError, type DicePosition, refusedFrom, rolledBefore } from './dice.ts';
import { canonical } from '../files/json.ts';

/**
 * Fair dice for a match between people. The server commits to its seed before it sees the seeds of the players, so
 * neither can choose the dice; when the seed is revealed, anyone can roll all of them again.
 */
export interface FairSeeds {
  /** 256 bits as 64 hexadecimal digits, secret until the match is over. */
  serverSeed: string;
  /** By seat. */
  clientSeeds: Record<string, string>;
}

/** What the server publishes before the match: the hash of its seed. */
export function commitment(serverSeed: string): string {
  return bytesToHex(sha256(seedBytes(serverSeed)));
}

/**
 * Die number k (from 0) is read from HMAC-SHA256 under the server's seed of
 *
 *     SHA-256 of the players' seeds as canonical JSON (32 bytes), k (8 bytes, big endian), attempt (1 byte)
 *
 * as eight 32-bit words, big endian: the first word that favours no face decides, and if all eight are refused
 * the attempt counts up. So a die depends on nothing but the seeds and its number.
 */
export function fair(seeds: FairSeeds, from?: DicePosition): Dice {
  // The key costs half the work of an HMAC: it is taken in once and copied into the same worker for every die.
  const keyed = hmac.create(sha256, seedBytes(seeds.serverSeed));
  const worker = keyed.clone();
  const message = new Uint8Array(41);
  const digest = new Uint8Array(32);
  const counter = new DataView(message.buffer, 32);
  const words = new DataView(digest.buffer);
  message.set(sha256(utf8ToBytes(canonical(seeds.clientSeeds))));
  let rolled = rolledBefore(from);

  return {
    kind: 'fair',
    get rolled() {
      return rolled;
    },
    die(sides) {
      checkSides(sides);
      const limit = refusedFrom(sides);
      counter.setUint32(0, Math.floor(rolled / 2 ** 32));
      counter.setUint32(4, rolled % 2 ** 32);
      for (let attempt = 0; attempt < 256; attempt++) {
        counter.setUint8(8, attempt);
        keyed._cloneInto(worker).update(message).digestInto(digest);
        for (let at = 0; at < 32; at += 4) {
          const word = words.getUint32(at);
          if (word < limit) {
            rolled++;
            return (word % sides) + 1;
          }
        }
      }
      // Less than one word in two is ever refused, so this would take odds of one in 2 to the power of 2048.
      throw new DieError(`No word could decide die ${rolled + 1}.`);
    },
    position: () => ({ rolled }),
  };
}

/** What a player holds after the match: the promise made before it, and the seeds revealed since. */
export interface FairClaim extends FairSeeds {
  commitment: string;
}

export type FairVerdict =
  | { ok: true }
  | {
      ok: false;
      /** The seed that breaks the promise, or the number of the die, from 1. */
      at: 'commitment' | number;
      expected: string | number;
      got: string | number;
      /** The same as a sentence. */
      problem: string;
    };

/** Whether the seeds are those promised and every die is the one they give. Needs no server. */
export function verifyFair(claim: FairClaim, rolls: readonly { sides: number; face: number }[]): FairVerdict {
  const expected = claim.commitment.toLowerCase();
  const got = SEED.test(claim.serverSeed) ? commitment(claim.serverSeed) : 'no seed of 64 hexadecimal digits';
  if (got !== expected) {
    const problem = `The server promised a seed with the hash ${expected}, but revealed one with ${got}.`;
    return { ok: false, at: 'commitment', expected, got, problem };
  }
  const dice = fair(claim);
  for (const [index, { sides, face }] of rolls.entries()) {
    const rolled = dice.die(sides);
    if (rolled !== face) {
      const at = index + 1;
      const problem = `Die ${at} (of ${sides} sides) should be ${rolled}, but ${face} was played.`;
      return { ok: false, at, expected: rolled, got: face, problem };
    }
  }
  return { ok: true };
}

const SEED = /^[0-9a-f]{64}$/i;

function seedBytes(serverSeed: string): Uint8Array {
  if (!SEED.test(serverSeed)) {
    throw new DieError(`A server seed has 64 hexadecimal digits: one of ${serverSeed.length} characters was given.`);
  }
  return hexToBytes(serverSeed.toLowerCase());
}
