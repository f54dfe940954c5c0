import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device: what is to be taken must be known without a network. */
export const offlinePaths: readonly (keyof paths)[] = ['/medicines', '/medicine-doses', '/medicine-checks'];
