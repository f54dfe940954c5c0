import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device: what is shared, and never a code. */
export const offlinePaths: readonly (keyof paths)[] = [
  '/patients/consents',
  '/patients/consents/{id}',
  '/patients/shared-doctors',
];
