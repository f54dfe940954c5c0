const minLength = 32;
/** Fewer different characters than in any random text of that length. */
const minDifferent = 10;

/** Rejects repeated runs: they add no entropy. */
const minRepeated = 8;

/** Texts that everyone can read: those of our own pages and tests. */
const published = [
  'replace-me-by-the-output-of-openssl-rand-base64-48',
  'a secret for tests',
  'a newer secret for tests',
];

/** Returns why a text is no good as a secret; null if there is no objection. */
export function findSecretWeakness(text: string): string | null {
  if (published.includes(text)) return 'is an example that everyone can read.';
  if (text.length < minLength)
    return `has ${text.length} characters, which is too weak; it needs ${minLength}.`;
  if (new Set(text).size < minDifferent || isRepeated(text) || isSequence(text))
    return 'is too weak: it is the same again and again, or a plain sequence.';
  return null;
}

/** True if the text is a shorter text repeated, the last time perhaps in part. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length - minRepeated; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** True if most characters follow the one before them, as in `abcdefgh` and `87654321`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.filter((step) => step === 1 || step === -1).length > steps.length / 2;
}
