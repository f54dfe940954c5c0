import { readMoment } from '@nadi/domain/kernel/query-faults';
import { unprocessable } from './problems';

/**
 * Returns the moment that a parameter of a query names, in milliseconds.
 *
 * @throws 422 if it is outside the calendar that is kept
 */
export function momentOf(name: string, text: unknown): number | undefined {
  if (text === undefined) return undefined;
  const read = readMoment(name, String(text));
  if ('fault' in read) throw unprocessable(read.fault);
  return read.moment.at.getTime();
}
