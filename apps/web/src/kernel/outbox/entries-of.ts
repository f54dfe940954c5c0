import { withoutPatient } from '../offline/subjects';
import type { OutboxEntry } from '../offline/write';

/** The last answer, because pages compare lists by their identity. */
let last: { all: readonly OutboxEntry[]; patientId: string | null; own: readonly OutboxEntry[] } | undefined;

/**
 * Returns the entries for one patient, with subjects as they are for oneself, so that pages need not know for whom they are.
 *
 * @param patientId null for oneself
 */
export function entriesOf(all: readonly OutboxEntry[], patientId: string | null): readonly OutboxEntry[] {
  if (last?.all !== all || last.patientId !== patientId) last = { all, patientId, own: pick(all, patientId) };
  return last.own;
}

function pick(all: readonly OutboxEntry[], patientId: string | null): readonly OutboxEntry[] {
  const own = all.filter((entry) => (entry.patientId ?? null) === patientId);
  if (patientId !== null) return own.map((entry) => ({ ...entry, subject: withoutPatient(entry.subject) }));
  return own.length === all.length ? all : own;
}
