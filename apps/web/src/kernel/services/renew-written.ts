import type { QueryClient } from '@tanstack/react-query';
import type { Settled } from '../offline/entries';
import type { WriteType } from '../offline/write';
import { kindsOf } from '../offline/write-kinds';

/**
 * Reads the data again whose writes the server has accepted.
 *
 * @param renewUser reads the user again, whose name and onboarding the session keeps
 */
export function renewWritten(
  types: ReadonlySet<WriteType>,
  queryClient: QueryClient,
  renewUser: () => void,
): void {
  const kinds = [...types].flatMap((type) => kindsOf(type));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && kinds.some(({ invalidates }) => invalidates?.test(path)),
  });
  if (kinds.some(({ renewsUser }) => renewsUser)) renewUser();
}

/** Types of writes that the server has accepted, now or, as some conflicts show, before. */
export const takenOf = (settled: readonly Settled[]): WriteType[] =>
  settled
    .filter(
      ({ type, verdict: { kind } }) =>
        kind === 'taken' || (kind === 'conflict' && kindsOf(type).some((one) => one.isDoneByConflict)),
    )
    .map(({ type }) => type);
