import { unprocessable } from '@nadi/api-server/problem';
import { readMoment } from '@nadi/domain/kernel/query-faults';

/**
 * Returns the moment that a parameter of a query names.
 *
 * @throws 422 if it is outside the calendar that is kept
 */
export function momentOf(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const read = readMoment(name, text);
  if ('fault' in read) throw unprocessable([read.fault]);
  return read.moment.at;
}
