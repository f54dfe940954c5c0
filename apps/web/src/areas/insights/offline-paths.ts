import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device: what was said can be read without a network, with the time of working it out. */
export const offlinePaths: readonly (keyof paths)[] = ['/insights', '/insight-history'];
