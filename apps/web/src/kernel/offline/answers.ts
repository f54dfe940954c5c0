import { isTransientStatus, messageFor, toProblem } from '@nadi/api-client/problems';
import type { FieldProblem } from '@nadi/contract/schema';
import type { OutboxEntry } from './write';
import { kindOf } from './write-kinds';

/** What the server answered to one entry. */
export type Answer = {
  status: number;
  /** The answer, or the problem. */
  body: unknown;
  /** Seconds after which it may be asked again; null where it did not say. */
  retryAfter: number | null;
  /** It is of the session, which may send nothing for now, and not of the entry. @default false */
  isOfSession?: boolean;
};

/** Why something goes later. */
export type Why =
  | 'busy'
  | 'unreachable'
  /** The session has less than its person's role: the address is to be confirmed, or the second step to be taken. */
  | 'not-allowed';

/** What an answer means for the entry that it is to. */
export type Verdict =
  /** The server has it; `data` as it stands there now. */
  | { kind: 'taken'; data: unknown }
  /** It is kept and sent again. */
  | { kind: 'later'; retryAfter: number | null; why: Why }
  /** It is kept until the person is signed in again: nobody is, or someone else. */
  | { kind: 'signed-out' }
  | { kind: 'conflict'; error: unknown; message: string; current: unknown }
  | {
      kind: 'refused';
      error: unknown;
      status: number;
      message: string;
      errors: readonly FieldProblem[];
    };

export function judge({ write }: Pick<OutboxEntry, 'write'>, answer: Answer): Verdict {
  const { status, body, retryAfter, isOfSession = false } = answer;
  if (status >= 200 && status < 300)
    return { kind: 'taken', data: (body as { data?: unknown } | null)?.data };
  if (toProblem(body).kind === 'another-account') return { kind: 'signed-out' };
  if (isOfSession) return { kind: 'later', retryAfter, why: 'not-allowed' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 429) return { kind: 'later', retryAfter, why: 'busy' };
  if (isTransientStatus(status)) return { kind: 'later', retryAfter, why: 'unreachable' };

  const problem = toProblem(body);
  // An earlier try of the same entry has not ended yet.
  if (problem.kind === 'still-running') return { kind: 'later', retryAfter: retryAfter ?? 1, why: 'busy' };
  const message = problem.serverMessage ?? messageFor(body);
  // What was to be deleted is gone; of one whose name is not known here, that says nothing.
  const whenGone = status === 404 ? kindOf(write).whenGone : undefined;
  if (whenGone === 'done' && isNamed(write)) return { kind: 'taken', data: null };
  // What was to be changed was deleted elsewhere: the person decides, as at any other change elsewhere.
  if (status === 409 || status === 412 || whenGone === 'conflict')
    return { kind: 'conflict', error: body, message, current: problem.current };
  return { kind: 'refused', error: body, status, message, errors: problem.errors };
}

/** Whether it is known here how the server calls the record. */
const isNamed = (write: OutboxEntry['write']): boolean =>
  ('id' in write && write.id !== null) || ('read' in write && write.read.version > 0);
