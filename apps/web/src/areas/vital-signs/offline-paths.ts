import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device: those of the person's own record. */
export const offlinePaths: readonly (keyof paths)[] = [
  '/patients/health-facts',
  '/vital-signs',
  '/vital-signs/growth',
  '/vital-signs/pressure-weeks',
  '/vital-signs/summary',
  '/vital-signs/trends',
];
