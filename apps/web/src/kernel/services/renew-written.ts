import type { QueryClient } from '@tanstack/react-query';
import type { WriteType } from '../offline/write';

/** Of which questions the answers change with a write; age and pregnancy decide which ranges apply to a reading. */
const questionsOf: Record<WriteType, RegExp> = {
  'vital-sign': /^\/vital-signs/,
  // The profile itself was answered.
  profile: /^\/(vital-signs|patients\/health-facts)/,
  onboarding: /^\/((patients|doctors)\/profile|patients\/health-facts|vital-signs)/,
};

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
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && [...types].some((type) => questionsOf[type].test(path)),
  });
  if (types.has('profile') || types.has('onboarding')) renewUser();
}
