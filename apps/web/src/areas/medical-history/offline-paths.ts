import type { paths } from '@nadi/contract/schema';
import { historyPath } from './path';

/** Paths whose answers are also kept on this device. */
export const offlinePaths: readonly (keyof paths)[] = [historyPath];
