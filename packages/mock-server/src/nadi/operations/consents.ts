import type { Consent } from '@nadi/contract/schema';
import { codeEnds, maxResends, maxTries, refuseResend } from '@nadi/domain/consent/codes';
import { checkScope, day, findWider, shareDays } from '@nadi/domain/consent/consent';
import { type ConsentKind, inOrder, kindsEdition } from '@nadi/domain/consent/kinds';
import { recordKinds } from '@nadi/domain/records/record-types';
import { consentAt, endAccesses } from '../kinds/consents';
import { signedIn } from '../operation';
import { changedSince, conflict, notFound, unprocessable } from '../problems';
import { findPerson, type Person, seesPatients } from '../world';

/** The digits of every code: nobody types them here. */
const digits = '482913';

const done = <Data>(data: Data) => ({ body: { success: true as const, data } });

function hold(me: Person, id: string | undefined, now: Date): Consent {
  const found = me.consents.find((one) => one.id === id);
  if (!found) throw notFound();
  return consentAt(found, now);
}

function holdAsked(me: Person, id: string | undefined, now: Date): Consent {
  const consent = hold(me, id, now);
  if (consent.status !== 'REQUESTED') throw conflict(`This request is already ${consent.status}.`);
  return consent;
}

function put(me: Person, consent: Consent): Consent {
  me.consents = me.consents.map((one) => (one.id === consent.id ? consent : one));
  return consent;
}

type OwnEntry = { kind: ConsentKind; isOnlyYou: boolean };

/** An entry of theirs that can be shared by itself; undefined if it is none, or deleted. */
function ownEntry({ medicalRecords, readings }: Person, id: string): OwnEntry | undefined {
  const record = medicalRecords.find((one) => one._id === id && one.deletedAt === null);
  const kinds: Partial<Record<string, ConsentKind>> = recordKinds;
  if (record) return { kind: kinds[record.type] ?? 'documents', isOnlyYou: record.onlyYou };
  const reading = readings.find((one) => one.id === id && one.deletedAt === null);
  return reading && { kind: 'vital-signs', isOnlyYou: reading.isOnlyYou ?? false };
}

const fault = (pointer: string, message: string, code: string) => unprocessable({ pointer, message, code });

/** The code after another, or the first. */
function nextCode({ code }: Consent, now: Date): NonNullable<Consent['code']> {
  const expiresAt = codeEnds(now).toISOString();
  if (!code) return { expiresAt, triesLeft: maxTries, resendsLeft: maxResends };
  const refusal = refuseResend({
    tries: maxTries - code.triesLeft,
    resends: maxResends - code.resendsLeft,
  });
  if (refusal) throw conflict(refusal);
  return { expiresAt, triesLeft: code.triesLeft, resendsLeft: code.resendsLeft - 1 };
}

export const consents = {
  allowConsent: signedIn('allowConsent', ({ body, path, headers, me, now, touched }) => {
    const consent = holdAsked(me, path.id, now);
    touched({ recordIds: [consent.id] });
    const expected = headers.get('if-match');
    if (expected !== null && expected !== `"${consent.version}"`) throw changedSince(consent);
    const faults = [...checkScope(body, now), ...findWider(consent.asked, body)];
    if (faults.length > 0) throw unprocessable(...faults);
    const allowed = { ...body, kinds: inOrder(body.kinds) };
    const code = nextCode(consent, now);
    return done({
      consent: put(me, { ...consent, allowed, code, version: consent.version + 1 }),
      code: digits,
    });
  }),

  resendConsentCode: signedIn('resendConsentCode', ({ path, me, now, touched }) => {
    const consent = holdAsked(me, path.id, now);
    touched({ recordIds: [consent.id] });
    if (!consent.code) throw conflict('Allow the request first.');
    return done({ consent: put(me, { ...consent, code: nextCode(consent, now) }), code: digits });
  }),

  denyConsent: signedIn('denyConsent', ({ body, path, me, now, touched }) => {
    const consent = holdAsked(me, path.id, now);
    touched({ recordIds: [consent.id] });
    const { reason: denialReason = null, isBlocked } = body;
    if (isBlocked) {
      const { id, firstName, lastName } = consent.doctor;
      const { blockedDoctors: before, version, ...settings } = me.sharingSettings;
      const blockedDoctors = [...before.filter((one) => one.id !== id), { id, firstName, lastName }];
      me.sharingSettings = { ...settings, blockedDoctors, version: version + 1 };
      endAccesses(me, now, ({ doctor }) => doctor.id === id);
    }
    const endedAt = now.toISOString();
    const version = consent.version + 1;
    return done(put(me, { ...consent, status: 'DENIED', denialReason, endedAt, code: null, version }));
  }),

  revokeConsent: signedIn('revokeConsent', ({ path, me, now, touched }) => {
    const consent = hold(me, path.id, now);
    touched({ recordIds: [consent.id] });
    if (consent.status === 'REQUESTED')
      throw conflict('Nothing is shared by this request yet. Deny it, so that nothing will be.');
    endAccesses(me, now, ({ id }) => id === consent.id);
    return done(hold(me, path.id, now));
  }),

  revokeAllConsents: signedIn('revokeAllConsents', ({ me, now }) =>
    done({ revoked: endAccesses(me, now, () => true) }),
  ),

  shareData: signedIn('shareData', ({ body, me, now, newId, world, touched }) => {
    const person = findPerson(world, body.doctorId);
    if (!seesPatients(person))
      throw fault('/body/doctorId', 'Must be a doctor whose registration is verified.', 'unknown');
    const entries = body.recordIds.map((id) => ownEntry(me, id));
    const own = entries.filter((entry) => entry !== undefined);
    if (own.length < entries.length)
      throw fault('/body/recordIds', 'Must be entries of yours that are still there.', 'unknown');
    if (own.some(({ isOnlyYou }) => isOnlyYou))
      throw fault(
        '/body/recordIds',
        'One of them is marked "only you". Take the mark away before you share it.',
        'only-you',
      );
    const kinds = inOrder(own.map(({ kind }) => kind));
    const accessUntil = body.accessUntil ?? new Date(now.getTime() + shareDays * day).toISOString();
    const scope = { kinds, dates: null, accessUntil };
    const faults = checkScope(scope, now);
    if (faults.length > 0) throw unprocessable(...faults);
    const { id, firstName, lastName } = person.account;
    const { specialization, licenseNumber, council, experience } = person.doctor;
    const at = now.toISOString();
    const consent: Consent = {
      id: newId(),
      ...{ status: 'GRANTED', origin: 'share', purpose: 'CAREMGT', accessMode: 'VIEW', reason: null },
      doctor: { id, firstName, lastName, specialization, licenseNumber, council, experience },
      ...{ asked: scope, allowed: scope, entryIds: body.recordIds },
      ...{ requestedAt: at, answerBy: at, grantedAt: at, endedAt: null },
      ...{ denialReason: null, code: null, edition: kindsEdition, version: 1 },
    };
    me.consents = [consent, ...me.consents];
    touched({ recordIds: [consent.id] });
    return done(consent);
  }),
};
