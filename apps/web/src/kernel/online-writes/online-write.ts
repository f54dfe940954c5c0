import type { ApiClient } from '@nadi/api-client/client';
import { NoAnswerError, toProblem } from '@nadi/api-client/problems';
import type { FieldProblem } from '@nadi/contract/schema';
import type { QueryClient } from '@tanstack/react-query';
import { createIdempotencyIntent } from '../browser/idempotency-intent';
import type { OnlineKind } from '../offline/write-kinds';
import { failureOf } from '../requests/action';
import { settle } from '../requests/settle';

type Dependencies = { api: ApiClient; queryClient: QueryClient; isOffline: () => boolean };

export type OnlineWriteOutcome<Answer> =
  | { ok: true; data: Answer }
  | {
      ok: false;
      /** Changed elsewhere since it was read (412). */
      isOutdated: boolean;
      /** The status of the answer; null if none came, and it may be done or not. */
      status: number | null;
      /** The kind of problem in the error catalogue; null if none was named. */
      kind: string | null;
      /** The faults that the server named. */
      errors: readonly FieldProblem[];
      /** The current version of the record; null if the server did not send it. */
      current: unknown;
      failure: ReturnType<typeof failureOf>;
    };

/** Headers for a change to the version that was read. */
export const versioned = (idempotencyKey: string, version: number) => ({
  'Idempotency-Key': idempotencyKey,
  'If-Match': `"${version}"`,
});

/**
 * Sends a write that must not wait: once, or reports that it could not. Nothing is kept on the device. If it is requested again while it
 * is running, the same write is sent only once, and any other is sent after it.
 */
export function createOnlineWrite<Said, Answer>(
  kind: OnlineKind<Said, Answer>,
  { api, queryClient, isOffline }: Dependencies,
): (said: Said) => Promise<OnlineWriteOutcome<Answer>> {
  const intent = createIdempotencyIntent();
  let latest: { content: string; outcome: Promise<OnlineWriteOutcome<Answer>> } | null = null;

  async function perform(said: Said): Promise<OnlineWriteOutcome<Answer>> {
    const answer = isOffline()
      ? { ok: false as const, error: new NoAnswerError('unreachable') }
      : await settle(kind.send(api, said, intent.keyFor(said)));
    const { status, kind: problem, current, errors } = toProblem(answer.ok ? null : answer.error);
    const isOutdated = status === 412;
    if (answer.ok || isOutdated)
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && kind.invalidates.test(path),
      });
    if (!answer.ok)
      return {
        ...{ ok: false, isOutdated, status, kind: problem, errors, current },
        failure: failureOf(answer.error),
      };
    intent.fulfilled();
    return answer;
  }

  return (said) => {
    const content = JSON.stringify(said);
    if (latest?.content === content) return latest.outcome;
    const before = latest?.outcome ?? Promise.resolve();
    const mine = {
      content,
      outcome: before
        .then(() => perform(said))
        .finally(() => {
          if (latest === mine) latest = null;
        }),
    };
    latest = mine;
    return mine.outcome;
  };
}
