import type { Call, Reply } from '../mock-types';
import { unprocessable } from './problems';
import type { Person, World } from './world';

/** Performs an operation once for each `Idempotency-Key` of a person; afterwards gives its first answer again. */
export async function answerOnce(
  world: World,
  { operationId, path, body, headers, files }: Call,
  me: Person | undefined,
  perform: () => Promise<Reply>,
): Promise<Reply> {
  const given = headers.get('idempotency-key');
  if (!given || !me) return perform();
  const key = `${me.account.id} ${given}`;
  const sizes = Object.entries(files).map(([name, { size }]) => [name, size]);
  const request = JSON.stringify([operationId, path, body, sizes]);
  const first = world.firstAnswers.get(key);
  if (first && first.request !== request)
    throw unprocessable({
      pointer: '/header/Idempotency-Key',
      message: 'This key was already used for another request. Use a new one.',
      code: 'idempotency',
    });
  if (first) return first.reply;
  const reply = await perform();
  world.firstAnswers.set(key, { request, reply });
  return reply;
}
