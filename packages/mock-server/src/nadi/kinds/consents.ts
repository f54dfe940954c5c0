import type { Consent, SharedDoctor, SharingSettings, SharingSettingsPatch } from '@nadi/contract/schema';
import { statusAt } from '@nadi/domain/consent/consent';
import type { Kind } from '../../mock-types';
import { unprocessable } from '../problems';
import type { Person, World } from '../world';
import { keptList, keptOne, ownerOf } from './list-adapters';

/** As it is now: what has run out is over. */
export function consentAt(consent: Consent, now: Date): Consent {
  const { asked, allowed, answerBy } = consent;
  const { accessUntil } = allowed ?? asked;
  const status = statusAt({ status: consent.status, answerBy, accessUntil }, now);
  if (status === consent.status) return consent;
  return { ...consent, status, endedAt: consent.status === 'GRANTED' ? accessUntil : answerBy, code: null };
}

export const consentsOf = ({ consents: all }: Person, now: Date): Consent[] =>
  all.map((one) => consentAt(one, now));

export const consents: Kind<Consent> = {
  kept: (given) => keptList(() => consentsOf(ownerOf(given), given.now)),
};

/** Returns how many people share something with a doctor now, and how many have not answered yet. */
export function countPatients({ people }: World, { account }: Person, now: Date) {
  const statuses = people.map((person) =>
    consentsOf(person, now)
      .filter(({ doctor }) => doctor.id === account.id)
      .map(({ status }) => status),
  );
  const isActive = (own: readonly Consent['status'][]) => own.includes('GRANTED');
  return {
    active: statuses.filter(isActive).length,
    requested: statuses.filter((own) => !isActive(own) && own.includes('REQUESTED')).length,
  };
}

/** Ends accesses. @param isOf whether an access is to end */
export function endAccesses(me: Person, now: Date, isOf: (consent: Consent) => boolean): number {
  let ended = 0;
  me.consents = consentsOf(me, now).map((one) => {
    if (one.status !== 'GRANTED' || !isOf(one)) return one;
    ended += 1;
    return { ...one, status: 'REVOKED', endedAt: now.toISOString(), version: one.version + 1 };
  });
  return ended;
}

export const sharedDoctors: Kind<SharedDoctor & { id: string }> = {
  kept: (given) =>
    keptList(() => {
      const granted = consentsOf(ownerOf(given), given.now).filter(({ status }) => status === 'GRANTED');
      const doctors = [...new Set(granted.map(({ doctor }) => doctor.id))];
      return doctors.flatMap((id) => {
        const own = granted.filter(({ doctor }) => doctor.id === id);
        return own[0] ? [{ id, doctor: own[0].doctor, consents: own }] : [];
      });
    }),
  show: ({ id: _, ...one }) => one,
};

export const sharingSettings: Kind<SharingSettings> = {
  kept(given) {
    const me = ownerOf(given);
    return keptOne<SharingSettings>(
      () => me.sharingSettings,
      (row) => {
        if (row) me.sharingSettings = row;
      },
    );
  },
  make(sent, before, given) {
    const me = ownerOf(given);
    const { isFindable = before?.isFindable ?? true, blockedDoctorIds } = sent as SharingSettingsPatch;
    const known = new Map(me.consents.map(({ doctor }) => [doctor.id, doctor]));
    const blocked = (blockedDoctorIds ?? before?.blockedDoctors.map(({ id }) => id) ?? []).map((id) => {
      const { firstName = '', lastName = '' } = known.get(id) ?? {};
      return { id, firstName, lastName };
    });
    if (blocked.some(({ id }) => !known.has(id)))
      throw unprocessable({
        pointer: '/body/blockedDoctorIds',
        message: 'Must be doctors who asked you, or whom you let look.',
        code: 'unknown',
      });
    endAccesses(me, given.now, ({ doctor }) => blocked.some(({ id }) => id === doctor.id));
    return { isFindable, blockedDoctors: blocked };
  },
};
