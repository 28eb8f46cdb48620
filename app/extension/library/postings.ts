/** In which pages a term stands and how often: page numbers rising, each with its count. */
export type Posting = { page: number; count: number };

/** A piece of a segment: terms in their order, where the bytes of each end, and those bytes. */
export type Block = { terms: string[]; ends: number[]; bytes: Uint8Array };

/** A query reads one block a term: larger ones cost reading, smaller ones cost rows. */
const BLOCK_BYTES = 24 * 1024;

function writeNumber(value: number, into: number[]): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) into.push((rest % 128) + 128);
  into.push(rest);
}

function encode(postings: readonly Posting[]): number[] {
  const bytes: number[] = [];
  let last = 0;
  for (const { page, count } of postings) {
    writeNumber(page - last, bytes);
    writeNumber(count, bytes);
    last = page;
  }
  return bytes;
}

function decode(bytes: Uint8Array): Posting[] {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (const byte of bytes) {
    value += (byte % 128) * place;
    place *= 128;
    if (byte > 127) continue;
    numbers.push(value);
    value = 0;
    place = 1;
  }
  const postings: Posting[] = [];
  let page = 0;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    page += numbers[at] ?? 0;
    postings.push({ page, count: numbers[at + 1] ?? 0 });
  }
  return postings;
}

export class BlockWriter {
  readonly #done: (block: Block) => Promise<unknown>;
  #terms: string[] = [];
  #ends: number[] = [];
  #bytes: number[] = [];

  constructor(done: (block: Block) => Promise<unknown>) {
    this.#done = done;
  }

  async add(term: string, postings: readonly Posting[]): Promise<void> {
    for (const byte of encode(postings)) this.#bytes.push(byte);
    this.#terms.push(term);
    this.#ends.push(this.#bytes.length);
    if (this.#bytes.length >= BLOCK_BYTES) await this.end();
  }

  async end(): Promise<void> {
    if (this.#terms.length === 0) return;
    const block = { terms: this.#terms, ends: this.#ends, bytes: Uint8Array.from(this.#bytes) };
    [this.#terms, this.#ends, this.#bytes] = [[], [], []];
    await this.#done(block);
  }
}

export function placeIn({ terms }: Block, term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function postingsAt({ ends, bytes }: Block, place: number): Posting[] {
  return decode(bytes.subarray(place === 0 ? 0 : ends[place - 1], ends[place]));
}
