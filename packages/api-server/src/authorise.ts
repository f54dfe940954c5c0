import { type OperationId, operations, type Role } from '@nadi/contract/operations';
import type { Caller, RouterOptions } from './call';
import { forbidden, secondStepRequired, unauthorized } from './problem';

/** Returns the bearer of a header's token; null for no one. */
export async function findBearer<C extends Caller, Context>(
  header: string | undefined,
  { authenticate }: RouterOptions<C, Context>,
): Promise<C | null> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
  return token ? authenticate(token) : null;
}

/** @throws 401 for nobody, 403 for who may not */
export function requireRole<C extends Caller>(id: OperationId, caller: C | null): C {
  if (!caller) throw unauthorized();
  const roles: readonly Role[] = operations[id].roles;
  if (roles.includes(caller.role)) return caller;
  if (caller.role === 'SECOND_STEP_MISSING') throw secondStepRequired();
  throw forbidden(whatIsMissing[caller.role]);
}

/** The first step for a person whose session has fewer rights than their role. */
const whatIsMissing: Partial<Record<Role, string>> = {
  PENDING: 'Confirm your e-mail address first.',
  SECOND_STEP: 'Take the second step of signing in first.',
  UNVERIFIED_DOCTOR: 'Your registration has to be verified first.',
};
