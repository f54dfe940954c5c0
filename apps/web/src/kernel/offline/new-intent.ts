import type { Intent } from './entries';

export type NewIntent = Omit<Intent, 'owner' | 'timestamp' | 'patientId'> & {
  /** Null for oneself, whoever the page is for. @default the patient for whom the page is */
  patientId?: string | null;
};
export type SettledIntent = Omit<Intent, 'owner' | 'timestamp'>;

/**
 * Returns the intent with the patient for whom it is.
 *
 * @param patient of the page, for an operation that is about one; null for oneself
 */
export function forWhom(
  { patientId, ...meant }: NewIntent,
  patient: (operation: string) => string | null,
): SettledIntent {
  const whose = patientId === undefined ? patient(meant.write.operation) : patientId;
  return { ...meant, ...(whose !== null && { patientId: whose }) };
}
