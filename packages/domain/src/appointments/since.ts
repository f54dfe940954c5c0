import type { ConsultationStatus } from './visit';

type State = { status: ConsultationStatus; at: string };

/**
 * Returns since when a visit is in its state; null if no change says it. A visit that was moved stays in its state.
 *
 * @param changes oldest first
 */
export function sinceOf(changes: readonly State[], status: ConsultationStatus): string | null {
  const before = changes.findLastIndex((change) => change.status !== status);
  return changes[before + 1]?.at ?? null;
}
