import { createHmac } from 'node:crypto';
import { type NamedKey, ringOf } from './ring';
import type { Secrets } from './secrets';

const hashBy = ({ id, key }: NamedKey, text: string) =>
  `${id}.${createHmac('sha256', key).update(text).digest('hex')}`;

/** Returns the stored form of a text that is too easy to guess for a plain hash, starting with the name of its key. */
export const keyedHash = (text: string, secrets: Secrets): string =>
  hashBy(ringOf(secrets, 'guessable')[0], text);

/** The same with every key, newest first: values stored before the keys changed are found with one of them. */
export const everyKeyedHash = (text: string, secrets: Secrets): string[] =>
  ringOf(secrets, 'guessable').map((named) => hashBy(named, text));
