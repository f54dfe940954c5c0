import { isTransientStatus, messageFor, toProblem } from '@nadi/api-client/problems';
import type { FieldProblem } from '@nadi/contract/schema';
import type { OutboxEntry } from './write';
import { kindOf } from './write-kinds';

/** The server's answer to one entry. */
export type Answer = {
  status: number;
  /** The answer, or the problem. */
  body: unknown;
  /** Seconds after which it may be sent again; null if the server gave none. */
  retryAfter: number | null;
  /** True if it applies to the session, which may not send anything for now, and not to the entry. @default false */
  isOfSession?: boolean;
};

/** The reason for sending later. */
export type Why =
  | 'busy'
  | 'unreachable'
  /** The session has fewer rights than its person's role: the address must be confirmed, or the second step completed. */
  | 'not-allowed';

/** The meaning of an answer for its entry. */
export type Verdict =
  /** The server has it; `data` is its current version there. */
  | { kind: 'taken'; data: unknown }
  /** It is kept and sent again. */
  | { kind: 'later'; retryAfter: number | null; why: Why }
  /** It is kept until the person signs in again: no one is signed in, or someone else. */
  | { kind: 'signed-out' }
  | { kind: 'conflict'; error: unknown; message: string; current: unknown }
  | {
      kind: 'refused';
      error: unknown;
      status: number;
      message: string;
      errors: readonly FieldProblem[];
    };

export function classifyAnswer({ write }: Pick<OutboxEntry, 'write'>, answer: Answer): Verdict {
  const { status, body, retryAfter, isOfSession = false } = answer;
  if (status >= 200 && status < 300)
    return { kind: 'taken', data: (body as { data?: unknown } | null)?.data };
  if (toProblem(body).kind === 'another-account') return { kind: 'signed-out' };
  if (isOfSession) return { kind: 'later', retryAfter, why: 'not-allowed' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 429) return { kind: 'later', retryAfter, why: 'busy' };
  if (isTransientStatus(status)) return { kind: 'later', retryAfter, why: 'unreachable' };

  const problem = toProblem(body);
  // An earlier attempt of the same entry has not ended yet.
  if (problem.kind === 'still-running') return { kind: 'later', retryAfter: retryAfter ?? 1, why: 'busy' };
  const message = problem.serverMessage ?? messageFor(body);
  // The record to be deleted is gone; if its id is not known here, that says nothing.
  const whenGone = status === 404 ? kindOf(write).whenGone : undefined;
  if (whenGone === 'done' && isNamed(write)) return { kind: 'taken', data: null };
  // The record to be changed was deleted elsewhere: the person decides, as with any other change elsewhere.
  if (status === 409 || status === 412 || whenGone === 'conflict')
    return { kind: 'conflict', error: body, message, current: problem.current };
  return { kind: 'refused', error: body, status, message, errors: problem.errors };
}

/** True if the server's id of the record is known here. */
const isNamed = (write: OutboxEntry['write']): boolean =>
  ('id' in write && write.id !== null) || ('read' in write && write.read.version > 0);
