import { etagOf } from '@nadi/api-server/answers';
import { changedSince } from '@nadi/api-server/problem';

type Schema = Parameters<typeof changedSince>[0];

/**
 * Holds a change against the version on which it is based; without `If-Match` it is based on whatever there is.
 *
 * @param version the current one, of a row that is held
 * @param current what is there now, for the person to compare
 * @throws 412 if it has changed since
 */
export function expectVersion<Name extends Schema>(
  { 'If-Match': expected }: { 'If-Match'?: string },
  version: number,
  schema: Name,
  current: () => Parameters<typeof changedSince<Name>>[1],
): void {
  if (expected !== undefined && expected !== etagOf(version)) throw changedSince(schema, current());
}
