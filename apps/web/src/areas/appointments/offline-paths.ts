import type { paths } from '@nadi/contract/schema';

/** Paths whose answers are also kept on this device: a patient's own visits and waitlists. What a doctor reads of patients is not. */
export const offlinePaths: readonly (keyof paths)[] = ['/consultations', '/waitlist'];
