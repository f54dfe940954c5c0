import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export type Target = {
  url: string;
  method: 'GET' | 'POST';
  body?: string;
  /** Spread over enough people that they do not wait for each other, and none of them exceeds a rate limit. */
  tokens: readonly string[];
};

export const connections = 16;

/**
 * Returns successful answers per second over some seconds.
 *
 * @throws if any answer was not successful
 */
export async function measure({ url, method, body, tokens }: Target, seconds: number): Promise<number> {
  let next = 0;
  const headers = () => {
    const token = tokens[next++ % tokens.length];
    return {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    };
  };
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    requests: [
      { ...(body ? { body } : {}), setupRequest: (request) => ({ ...request, headers: headers() }) },
    ],
  });
  const bad = result.non2xx + result.errors;
  if (bad > 0)
    throw new Error(`${method} ${url}: ${bad} of ${result.requests.total} were not answered well.`);
  return result['2xx'] / result.duration;
}
