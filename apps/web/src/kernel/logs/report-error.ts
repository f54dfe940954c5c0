import type { Services } from '../services/services';
import { selectUser } from '../session/session-selectors';
import { describeNotice } from './describe-notice';
import { logContext } from './log-context';

/**
 * Sends at once what broke, under the id that the screen shows, and that a person reported it. It is logged as information: the error itself
 * is logged when it happens.
 *
 * @returns true once the server has it
 */
export async function reportError(
  { api, store }: Pick<Services, 'api' | 'store'>,
  error: Error,
  errorId: string,
): Promise<boolean> {
  const timestamp = new Date().toISOString();
  const context = { ...logContext(selectUser(store.getState())), timestamp };
  const message = `Reported ${describeNotice({ error })?.message ?? ''}`.trim();
  const logs = [{ level: 'info' as const, message, errorId, timestamp, context }];
  const { response } = await api.POST('/logs/frontend', { body: { logs } });
  return response.ok;
}
