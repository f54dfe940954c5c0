import { operations } from '@nadi/contract/operations';
import { findDuplicateName } from '@nadi/contract/unique-names';
import { MockProblem } from '../mock-problem';
import type { Incoming, Item, LightMock } from '../mock-types';

const name = 'x-request-id';
/** Bytes of a JSON body where the contract says nothing else; photos come as forms. */
const usualJson = 100 * 1024;

const limits = new Map(
  Object.values(operations).flatMap(({ method, path, bodyLimit }) =>
    bodyLimit ? [[`${method.toUpperCase()} /api/v1${path}`, bodyLimit]] : [],
  ),
);

/** Answers as the API does whatever the operation: each request has a name, nothing is cached, JSON has its limit. */
export function likeTheApi(respond: LightMock['respond']): LightMock['respond'] {
  return async (incoming) => {
    const given = incoming.headers.get(name) ?? '';
    // The sender's own, where it is one that is safe to write into a log.
    const id = /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : crypto.randomUUID();
    const headers = new Headers(incoming.headers);
    headers.set(name, id);
    const answer = await respond({ ...incoming, headers, read: (most) => readLimited(incoming, most) });
    const isProblem = answer.headers['content-type']?.startsWith('application/problem+json');
    return {
      status: answer.status,
      headers: { ...answer.headers, [name]: id, 'cache-control': 'no-store' },
      body: isProblem
        ? JSON.stringify({ ...(JSON.parse(String(answer.body)) as Item), requestId: id })
        : answer.body,
    };
  };
}

async function readLimited(incoming: Incoming, most: number) {
  const isForm = incoming.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const maxJson = limits.get(`${incoming.method} ${incoming.url.pathname}`) ?? usualJson;
  const bytes = await incoming.read(isForm ? most : maxJson);
  if (!isForm && bytes.byteLength > maxJson)
    throw new MockProblem(413, 'The body is too large. Nothing was saved.');
  if (!isForm) refuseDuplicates(new TextDecoder().decode(bytes));
  return bytes;
}

/** Invalid JSON is reported where it is read. */
function refuseDuplicates(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return;
  }
  const twice = findDuplicateName(text, value);
  if (twice !== null) throw new MockProblem(400, `The body names a field twice: ${twice}. Name each once.`);
}
