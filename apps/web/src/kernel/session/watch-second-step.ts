import type { ApiClient } from '@nadi/api-client/client';
import { toProblem } from '@nadi/api-client/problems';

/**
 * Calls back if the server requires a second step before anything else: the role may have changed since the user was read.
 *
 * @param onRequired may be called often
 */
export function watchSecondStep(api: ApiClient, onRequired: () => void): void {
  api.use({
    async onResponse({ response }) {
      if (response.status !== 403) return undefined;
      const problem: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (toProblem(problem).kind === 'second-step-required') onRequired();
      return undefined;
    },
  });
}
