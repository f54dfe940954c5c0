let state = 0;
let dealtFor = '';

/** Mulberry32: even enough for ids, and the same everywhere. */
function next(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function fill<T extends ArrayBufferView | null>(view: T): T {
  if (view) {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (const at of bytes.keys()) bytes[at] = Math.floor(next() * 256);
  }
  return view;
}

/** A text in the form of a UUID, as from `crypto.randomUUID`. */
function uuid(): ReturnType<Crypto['randomUUID']> {
  const digits = [...fill(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Math.floor(next() * 4)];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/**
 * Makes what is random in a story the same each time it is opened. A story that is drawn anew goes on: the keys of what a person
 * does there must not come twice.
 */
export function dealChance(story: string): void {
  if (story === dealtFor) return;
  dealtFor = story;
  state = [...story].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
}

Math.random = next;
Object.assign(crypto, { randomUUID: uuid, getRandomValues: fill });
