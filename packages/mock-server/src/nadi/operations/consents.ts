import type { Consent } from '@nadi/contract/schema';
import { codeEnds, maxResends, maxTries, refuseResend } from '@nadi/domain/consent/codes';
import { checkScope, findWider } from '@nadi/domain/consent/consent';
import { inOrder } from '@nadi/domain/consent/kinds';
import { consentAt, endAccesses } from '../kinds/consents';
import { signedIn } from '../operation';
import { changedSince, conflict, notFound, unprocessable } from '../problems';
import type { Person } from '../world';

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
};
