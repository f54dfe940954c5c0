import { type Problem, unavailable } from '@nadi/api-server/problem';

type Coded = { code?: unknown; constraint?: unknown; message?: unknown; cause?: unknown };

/** Returns the driver's error inside the ORM's. */
function* chain(error: unknown): Generator<Coded> {
  for (let at = error as Coded | undefined; typeof at === 'object' && at !== null; at = at.cause as Coded)
    yield at;
}

/** True if a row would have violated a unique index or key. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  [...chain(error)].some((at) => at.code === '23505' && at.constraint === constraint);

/** True if a policy or a trigger of the database refused a statement. */
export const isRefused = (error: unknown): boolean => [...chain(error)].some((at) => at.code === '42501');

/** True if a statement waited too long for a lock of another transaction. */
export const isLockTimeout = (error: unknown): boolean => [...chain(error)].some((at) => at.code === '55P03');

/** True if two transactions waited for each other, and this one was ended. */
export const isDeadlock = (error: unknown): boolean => [...chain(error)].some((at) => at.code === '40P01');

const inDoubt = new WeakSet<object>();

/** Marks an error of a transaction whose commit was sent and never answered, and returns it: the commit may have come about. */
export function markInDoubt(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) inDoubt.add(error);
  return error;
}

/** True if the transaction of an error may have been committed all the same: what it rests on must not be taken away. */
export const isInDoubt = (error: unknown): boolean => [...chain(error)].some((at) => inDoubt.has(at));

/** Connection lost, shut down, out of resources, cancelled for time, deadlock: all are temporary, so trying again is good advice. */
const passing = /^(08|53|57|40|55P03|58)/;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|PGlite is clos/;

/** Returns a problem for a database that cannot be reached or is too slow; null for any other error. */
export function toProblem(error: unknown): Problem | null {
  for (const { code, message } of chain(error)) {
    if (typeof code === 'string' && (passing.test(code) || network.has(code))) return unavailable(5, error);
    if (typeof message === 'string' && messages.test(message)) return unavailable(5, error);
  }
  return null;
}
