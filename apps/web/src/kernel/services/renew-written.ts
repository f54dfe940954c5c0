import type { QueryClient } from '@tanstack/react-query';
import type { Settled } from '../offline/entries';
import type { WriteType } from '../offline/write';
import { kindsOf } from '../offline/write-kinds';

/**
 * Asks again what the server has taken writes of.
 *
 * @param renewUser asks who is here, whose name and onboarding the session keeps
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

/** Types of writes that the server has taken, now or, as a conflict tells of some, before. */
export const takenOf = (settled: readonly Settled[]): WriteType[] =>
  settled
    .filter(
      ({ type, verdict: { kind } }) =>
        kind === 'taken' || (kind === 'conflict' && kindsOf(type).some((one) => one.isDoneByConflict)),
    )
    .map(({ type }) => type);
