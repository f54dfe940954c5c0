import type { Role, User } from '@nadi/contract/schema';

const roles: readonly string[] = ['DOCTOR', 'ADMIN', 'PATIENT'] satisfies Role[];

/** The spec's rule for a role: upper and lower case are the same, and an unknown role is a patient. */
export function normaliseRole(role: string): Role {
  const upper = role.toUpperCase();
  return roles.includes(upper) ? (upper as Role) : 'PATIENT';
}

export const normaliseUser = (user: User): User => ({ ...user, role: normaliseRole(user.role) });
