import { isUtf8 } from 'node:buffer';
import { findDuplicateName } from '@nadi/contract/unique-names';
import { badRequest } from './problem';

/**
 * Reads JSON that names each field once. `JSON.parse` takes the last of two and says nothing, while what stands before this server
 * may have looked at the first.
 *
 * @throws 400 if it is no UTF-8, no JSON, or names a field twice, at any depth
 */
export function readJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw badRequest('The body is not valid UTF-8.');
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
  refuseDuplicates(text, value);
  return value;
}

/** @throws 400 if a field is named twice in the text of a value */
export function refuseDuplicates(text: string, value: unknown): void {
  const twice = findDuplicateName(text, value);
  if (twice !== null) throw badRequest(`The body names a field twice: ${twice}. Name each once.`);
}
