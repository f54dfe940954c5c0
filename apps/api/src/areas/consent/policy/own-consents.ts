import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { conditionsOf, type SharedTable } from '../../../kernel/sharing/shared-table';
import { consentCodes } from '../tables/consent-codes';
import { consents } from '../tables/consents';
import { sharingSettings } from '../tables/sharing-settings';

/** A patient sees and decides on what concerns their own record; that of others does not exist. */
export const toPatient = (caller: Asking): SQL | undefined => own(consents.patientId, caller);

/** A doctor sees what they asked for, and what they were given. */
export const ofDoctor = (caller: Asking): SQL | undefined => own(consents.doctorId, caller);

/** A consent that a doctor may read by, now. */
export const grantedNow = (caller: Asking, now: Date): SQL | undefined =>
  and(ofDoctor(caller), eq(consents.status, 'GRANTED'), gt(consents.accessUntil, now));

/**
 * A row that some consent of its patient covers now, for queries over many patients at once: in the words of row security, which decides above it. Where
 * the consents of one patient were read before, `coveredBy` narrows more.
 */
export function coveredNow(shared: SharedTable, { userId }: Asking, now: Date): SQL {
  const { sharedIf, consentIf } = conditionsOf(shared);
  return sql`(${sql.raw(sharedIf)} and exists (select from ${consents} c where c.patient_id = ${shared.person} and c.doctor_id = ${userId}
    and c.status = 'GRANTED' and c.access_until > ${now.toISOString()}::timestamptz and ${sql.raw(consentIf)}))`;
}

export const ownCode = (caller: Asking): SQL | undefined => own(consentCodes.patientId, caller);

export const ownSettings = (caller: Asking): SQL | undefined => own(sharingSettings.userId, caller);

/** Administrators review emergency accesses, and see no other consent. */
export const toReview = (): SQL => eq(consents.origin, 'emergency');
