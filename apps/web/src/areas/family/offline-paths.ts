import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device, so that one can act for others without a network. */
export const offlinePaths: readonly (keyof paths)[] = [
  '/family/members',
  '/family/members/{id}',
  '/family/helpers',
  '/family/invitations',
  '/family/hand-overs',
];
