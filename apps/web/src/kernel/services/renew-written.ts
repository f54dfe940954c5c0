import type { QueryClient } from '@tanstack/react-query';
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
