import { and, eq, gt, type SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
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

export const ownCode = (caller: Asking): SQL | undefined => own(consentCodes.patientId, caller);

export const ownSettings = (caller: Asking): SQL | undefined => own(sharingSettings.userId, caller);

/** Administrators review emergency accesses, and see no other consent. */
export const toReview = (): SQL => eq(consents.origin, 'emergency');
