import type { Node } from '../document/node';
import { textOfPattern } from './pattern';

export type Random = () => number;

const hex = (count: number, random: Random) =>
  Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');

/**
 * Returns a maker of UUIDs of version 7 that sort in the order in which they were made. Their time is a count, so that they depend on
 * neither the clock nor its resolution.
 */
export function createIds(random: Random): () => string {
  // A moment of 2024: examples have later ones.
  let count = 0x0190_0000_0000;
  return () => {
    count += 1;
    const time = count.toString(16).padStart(12, '0');
    const rest = `7${hex(3, random)}-8${hex(3, random)}-${hex(12, random)}`;
    return `${time.slice(0, 8)}-${time.slice(8)}-${rest}`;
  };
}

/** A UUID of version 4 out of the given chance. */
export const uuidOf = (random: Random) =>
  `${hex(8, random)}-${hex(4, random)}-4${hex(3, random)}-${'89ab'[Math.floor(random() * 4)]}${hex(3, random)}-${hex(12, random)}`;

const formats: Record<string, (now: Date, random: Random) => string> = {
  date: (now) => now.toISOString().slice(0, 10),
  time: (now) => now.toISOString().slice(11),
  'date-time': (now) => now.toISOString(),
  duration: () => 'PT1H',
  email: () => 'someone@example.org',
  'idn-email': () => 'someone@example.org',
  hostname: () => 'example.org',
  'idn-hostname': () => 'example.org',
  ipv4: () => '192.0.2.1',
  ipv6: () => '2001:db8::1',
  uri: () => 'https://example.org/',
  url: () => 'https://example.org/',
  iri: () => 'https://example.org/',
  'uri-reference': () => '/example',
  'uri-template': () => '/{id}',
  uuid: (_, random) => uuidOf(random),
  byte: () => 'bmFkaQ==',
  binary: () => '',
  'json-pointer': () => '/example',
  regex: () => '.*',
  password: () => 'a river runs past my window',
};

const words = ['river', 'stone', 'garden', 'window', 'lantern', 'meadow', 'harbour', 'orchard'];

/** A text that keeps its schema's format or pattern and its lengths. */
export function sampleText(schema: Node, now: Date, random: Random, isDynamic: boolean): string {
  const { format, pattern } = schema;
  const byFormat = typeof format === 'string' ? formats[format]?.(now, random) : undefined;
  if (byFormat !== undefined && fits(byFormat, schema)) return byFormat;
  if (typeof pattern === 'string') {
    const text = textOfPattern(pattern, random);
    if (text !== null) return lengthen(text, schema, pattern);
  }
  const word = isDynamic ? (words[Math.floor(random() * words.length)] ?? 'river') : 'string';
  return cut(byFormat ?? word, schema);
}

function fits(text: string, { minLength, maxLength, pattern }: Node): boolean {
  if (typeof minLength === 'number' && text.length < minLength) return false;
  if (typeof maxLength === 'number' && text.length > maxLength) return false;
  return typeof pattern !== 'string' || textMatches(text, pattern);
}

function textMatches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** `^[a-z]+$` with a least length: more of its last character, where the pattern takes it. */
function lengthen(text: string, { minLength }: Node, pattern: string): string {
  if (typeof minLength !== 'number' || text.length >= minLength) return text;
  const longer = text + (text.at(-1) ?? '').repeat(minLength - text.length);
  return textMatches(longer, pattern) ? longer : text;
}

function cut(text: string, { minLength, maxLength }: Node): string {
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  const long = text.length < least ? text.repeat(Math.ceil(least / text.length)).slice(0, least) : text;
  return long.slice(0, most);
}
