import type { Operation } from '../document/operations';
import { MockProblem } from '../mock-problem';
import type { Item } from '../mock-types';

/**
 * Refuses a change of what was changed since it was read, where the contract knows `If-Match`.
 *
 * @param current the thing as it would be answered
 */
export function checkMatch(
  { parameters, method }: Operation,
  headers: Headers,
  tag: string,
  current: () => Item,
): void {
  const knows = (name: string) =>
    parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === name);
  const wanted = knows('if-match') ? headers.get('if-match') : null;
  if (wanted !== null && wanted !== '*' && !tagsOf(wanted).includes(tag))
    throw new MockProblem(
      412,
      'This has changed since you opened it. Check the current version.',
      { current: current() },
      { ETag: tag },
    );
  const seen = method === 'get' && knows('if-none-match') ? headers.get('if-none-match') : null;
  if (seen !== null && (seen === '*' || tagsOf(seen).includes(tag)))
    throw new MockProblem(304, 'Not changed.', {}, { ETag: tag });
}

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
