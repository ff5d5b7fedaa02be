/** SHA-256 (FIPS 180-4). The browser's own is missing on pages without TLS, and a table at home has none. */

const primes = (count: number) => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
};
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;

const START = primes(8).map((prime) => fraction(prime ** (1 / 2)));
const ROUNDS = primes(64).map((prime) => fraction(prime ** (1 / 3)));
const BLOCK = 64;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const state = new Int32Array(START);
  const data = padded(message);
  for (let offset = 0; offset < data.byteLength; offset += BLOCK) addBlock(state, data, offset);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a one, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const data = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  data.set(message);
  data[message.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setBigUint64(data.length - 8, BigInt(8 * message.length));
  return view;
}

function addBlock(state: Int32Array, data: DataView, offset: number): void {
  const words = expanded(data, offset);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round]! + words[round]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word));
}

function expanded(data: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let index = 0; index < 16; index++) words[index] = data.getInt32(offset + 4 * index);
  for (let index = 16; index < 64; index++) {
    const early = words[index - 15]!;
    const late = words[index - 2]!;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + small + words[index - 7]! + large;
  }
  return words;
}
