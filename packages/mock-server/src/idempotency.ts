import type { Answer } from './answers/answer';
import type { Operation } from './document/operations';
import { MockProblem } from './mock-problem';
import type { Incoming } from './mock-types';
import type { ReadBody } from './validation/body';

type Kept = { print: string; answer: Answer | null };
export type KeptAnswers = Map<string, Kept>;
export type Asked = {
  /** The owner of a key: a person, if the mock knows people; otherwise the credentials of the request. */
  who: string;
  print: string;
};

const header = 'idempotency-key';

/** Tells this 409 from all others. */
export const stillRunningTitle = 'Still running';

/** If the contract has `Idempotency-Key`: does a thing once, and gives its first answer again. */
export async function once(
  operation: Operation,
  headers: Headers,
  { who, print }: Asked,
  kept: KeptAnswers,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const isKnown = operation.parameters.some(
    (one) => one.in === 'header' && one.name.toLowerCase() === header,
  );
  const key = isKnown ? headers.get(header) : null;
  if (key === null || operation.method === 'get') return answer();
  const place = `${who}\n${key}`;
  const before = kept.get(place);
  if (before && before.print !== print)
    throw new MockProblem(422, usedBefore, {
      errors: [{ pointer: '/header/Idempotency-Key', message: usedBefore, code: 'idempotency' }],
    });
  if (before?.answer === null)
    throw new MockProblem(
      409,
      'The first request with this key is still running. Try again in a moment.',
      { title: stillRunningTitle },
      { 'Retry-After': '1' },
    );
  if (before?.answer)
    return { ...before.answer, headers: { ...before.answer.headers, 'Idempotency-Replayed': 'true' } };
  kept.set(place, { print, answer: null });
  try {
    const made = await answer();
    kept.set(place, { print, answer: made });
    return made;
  } catch (error) {
    // A refused request may be corrected and sent again.
    kept.delete(place);
    throw error;
  }
}

const usedBefore = 'This key was already used for another request. Use a new one.';

/** The parts of a request that must be the same: a form that is sent again has another boundary. */
export function printOf({ method, url, headers }: Incoming, { body, files }: ReadBody): string {
  const content = body instanceof Uint8Array ? new TextDecoder().decode(body) : body;
  const sizes = Object.entries(files).map(([name, { size, type }]) => [name, size, type]);
  // The same change of another version is another one.
  return JSON.stringify([method, url.pathname, headers.get('if-match'), content, sizes]);
}
