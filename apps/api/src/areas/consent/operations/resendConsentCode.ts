import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refuseResend } from '@nadi/domain/consent/codes';
import { statusAt } from '@nadi/domain/consent/consent';
import { mutation } from '../../../kernel/operation/operation';
import { makeCode } from '../codes';
import { presentConsent } from '../presenters/consent';
import { holdConsent } from '../queries/find-consents';

export const resendConsentCode = mutation('resendConsentCode', async ({ path }, given) => {
  const { tx, caller, now, secrets, touched, tell } = given;
  const { row, code } = await holdConsent(path.id, caller, tx);
  touched({ recordIds: [row.id] });
  const status = statusAt(row, now);
  if (status !== 'REQUESTED') throw conflict(`This request is already ${status}.`);
  if (!code) throw conflict('Allow the request first.');
  const refusal = refuseResend(code);
  if (refusal !== null) throw conflict(refusal);
  const { digits, state } = await makeCode(row, code, { tx, secrets, now });
  // Other pages of the patient show a code that is no longer good.
  tell(caller.userId, { name: 'consent-changed', message: { consentId: row.id } });
  return answer({ consent: presentConsent(row, state, now), code: digits });
});
