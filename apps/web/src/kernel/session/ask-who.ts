import type { ApiClient } from '@nadi/api-client/client';
import { isOfServer, isTransient } from '@nadi/api-client/problems';
import { call, delay } from 'typed-redux-saga';
import { settle } from '../requests/settle';

/** Reads the person of the stored tokens. */
export const askWho = (api: ApiClient) => settle(api.GET('/auth/me'));

/** True if the server itself says that the tokens are invalid; a proxy, such as a firewall, cannot know. */
export const isClearNo = (error: unknown): boolean => !isTransient(error) && isOfServer(error);

/** Waits between the attempts, in milliseconds; three attempts in all, as the spec declares. */
const waits = [300, 900];

/** A server that is being restarted should not be noticed. */
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
