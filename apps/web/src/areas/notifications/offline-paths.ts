import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device: the bell has its number without a network too. */
export const offlinePaths: readonly (keyof paths)[] = ['/notifications/counts'];
