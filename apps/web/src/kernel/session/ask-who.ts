import type { ApiClient } from '@nadi/api-client/client';
import { isOfServer, isTransient } from '@nadi/api-client/problems';
import { call, delay } from 'typed-redux-saga';
import { settle } from '../requests/settle';

/** Asks whose the stored tokens are. */
export const askWho = (api: ApiClient) => settle(api.GET('/auth/me'));

/** Whether the server itself says that the tokens are nobody's; what is on the way to it, such as a firewall, cannot know. */
export const isClearNo = (error: unknown): boolean => !isTransient(error) && isOfServer(error);

/** Waits between the tries, in milliseconds; three tries in all, as the spec declares. */
const waits = [300, 900];

/** A server that is just being restarted should not be noticed. */
export function* askPatiently(api: ApiClient) {
  let answer = yield* call(askWho, api);
  for (const wait of waits) {
    if (answer.ok || !isTransient(answer.error)) break;
    yield* delay(wait);
    answer = yield* call(askWho, api);
  }
  return answer;
}

export type Who = Awaited<ReturnType<typeof askWho>>;
