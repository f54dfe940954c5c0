import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device; what else the page reads, its areas keep. */
export const offlinePaths: readonly (keyof paths)[] = ['/patients/health-metrics'];
