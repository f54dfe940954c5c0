import type { Answer } from './answers/answer';
import type { Operation } from './document/operations';
import { MockProblem } from './mock-problem';

type Kept = { print: string; answer: Answer | null };
export type KeptAnswers = Map<string, Kept>;

const header = 'idempotency-key';

/** Where the contract knows `Idempotency-Key`: does a thing once, and gives its first answer again. */
export async function once(
  operation: Operation,
  headers: Headers,
  path: string,
  body: Uint8Array,
  kept: KeptAnswers,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const isKnown = operation.parameters.some(
    (one) => one.in === 'header' && one.name.toLowerCase() === header,
  );
  const key = isKnown ? headers.get(header) : null;
  if (key === null || operation.method === 'get') return answer();
  const place = `${headers.get('authorization') ?? ''}\n${key}`;
  const print = printOf(operation.method, path, body);
  const before = kept.get(place);
  if (before && before.print !== print)
    throw new MockProblem(422, 'This key was used for something else. Use a new one.', {
      errors: [
        { pointer: '/header/Idempotency-Key', message: 'Was used for something else.', code: 'reused' },
      ],
    });
  if (before?.answer === null)
    throw new MockProblem(
      409,
      'The first request with this key is still under way.',
      {},
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
    // What was refused may be put right and sent again.
    kept.delete(place);
    throw error;
  }
}

const printOf = (method: string, path: string, body: Uint8Array) =>
  `${method} ${path} ${new TextDecoder().decode(body)}`;
