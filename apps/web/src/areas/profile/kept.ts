import type { paths } from '@nadi/contract/schema';

/** Paths whose answers lie on this device too: of one's own record. */
export const kept: readonly (keyof paths)[] = ['/patients/profile', '/patients/emergency-contacts'];
