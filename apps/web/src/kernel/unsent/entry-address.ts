import type { OutboxEntry } from '../offline/write';
import { paths } from '../session/destination';
import { needsPerson } from '../outbox/outbox-selectors';

/** Where both versions of an entry are compared that was changed elsewhere. */
export const conflictPath = (id: number): string => `/dashboard/unsent/${id}`;

/** Opens the form of an entry on the page of its kind. */
export const editHash = (id: number): string => `#unsent-${id}`;

const readings = '/dashboard/vital-signs';
const profile = '/dashboard/profile';

/** Where one sees what an entry is about, once it was decided. */
export const homeOf = ({ type }: OutboxEntry): string => (type === 'vital-sign' ? readings : profile);

/**
 * Where an entry is changed before it is sent; null where there is nothing to change, as about a reading that is to be deleted.
 *
 * @param entries of who is here
 */
export function editAddress(
  { type, subject, write }: OutboxEntry,
  entries: readonly OutboxEntry[],
): string | null {
  if (type === 'profile') return profile;
  if (write.operation === 'completeOnboarding')
    return 'languages' in write.answers ? paths.doctorOnboarding : paths.patientOnboarding;
  const own = entries.filter((one) => one.subject === subject);
  const last = own.at(-1);
  if (!last || last.write.operation === 'deleteVitalSign') return null;
  // All entries of a reading are one row, which is known by the one that asks for something.
  return `${readings}${editHash((own.find(needsPerson) ?? last).id)}`;
}
