import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { presentPasskey } from '@nadi/domain/identity/present-sign-ins';
import { faults, refusals } from '@nadi/domain/identity/refusals';
import { isUniqueViolation } from '../../../kernel/db/errors';
import { mutation } from '../../../kernel/operation/operation';
import { passkeyAddedMail } from '../mails/security-messages';
import { passkeyAdded } from '../notices';
import { holdOwnSession } from '../sessions/hold';
import { passkeys } from '../tables/two-step';
import { countPasskeys } from '../two-step/find-passkeys';
import { takeChallenge } from '../two-step/passkey-challenges';
import { checkRoom, requireRelyingParty } from '../two-step/passkey-limits';
import { readNewPasskey } from '../two-step/verify-passkey';

export const registerPasskey = mutation('registerPasskey', async ({ body }, given) => {
  const { tx, caller, newId, now, mail, notify, publicUrl, touched } = given;
  const party = requireRelyingParty(publicUrl);
  await holdOwnSession(given);
  checkRoom(await countPasskeys(caller, tx));
  const challenge = await takeChallenge(body.challengeId, given);
  if (!challenge) throw unprocessable([faults.challengeOver]);
  const made = await readNewPasskey(body.credential, challenge, party);
  // Returned, not thrown, so that the challenge stays used.
  if (!made) return unprocessable([notProven]);

  const row = {
    id: newId(),
    userId: caller.userId,
    ...made,
    name: body.name,
    createdAt: now,
    lastUsedAt: null,
  };
  await tx
    .insert(passkeys)
    .values(row)
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'passkeys_credential')) throw conflict(refusals.passkeyKnown);
      throw error;
    });
  touched({ recordIds: [row.id] });
  mail(passkeyAddedMail(caller.user.email, publicUrl, row.name));
  notify(caller.userId, passkeyAdded(row.name));
  return answer(presentPasskey(row));
});

const notProven = {
  pointer: '/body/credential',
  message: 'We could not check this passkey. Start again.',
  code: 'passkey',
};
