/**
 * The numbers of a packed file: 7 bits a byte, lowest first, the top bit set on all bytes of a number but its last;
 * 0, 1, 2, 3, 4 ... stand for 0, -1, 1, -2, 2 ...
 */
export function unpackNumbers(bytes: Uint8Array): Int32Array {
  const numbers = new Int32Array(bytes.length);
  let count = 0;
  let value = 0;
  let weight = 1;
  for (const byte of bytes) {
    value += (byte & 127) * weight;
    if (byte >= 128) {
      weight *= 128;
      continue;
    }
    numbers[count++] = value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    value = 0;
    weight = 1;
  }
  if (weight !== 1) throw new Error('A packed file ends in the middle of a number.');
  return numbers.subarray(0, count);
}

/** Takes numbers from a packed list one after the other. */
export function taker(numbers: Int32Array): { take(): number; left(): number } {
  let next = 0;
  return {
    take() {
      const number = numbers[next++];
      if (number === undefined) throw new Error('A packed file ends too early.');
      return number;
    },
    left: () => numbers.length - next,
  };
}
