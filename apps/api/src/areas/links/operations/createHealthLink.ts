import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { boundPasscode, checkNewLink, presentLink, refuseAnotherLink } from '@nadi/domain/links/health-link';
import { isUniqueViolation } from '../../../kernel/db/errors';
import { keyedHash } from '../../../kernel/keys/keyed-hash';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { countWorking } from '../queries/find-links';
import { healthLinks } from '../tables/health-links';

/** The handle is made by the device that makes the link: an answer that had it would be kept for a repeated request. */
export const createHealthLink = mutation('createHealthLink', async ({ body }, given) => {
  const { tx, caller, now, newId, secrets, touched } = given;
  const faults = checkNewLink(body, now);
  if (faults.length > 0) throw unprocessable(faults);
  const refusal = refuseAnotherLink(await countWorking(caller, now, tx));
  if (refusal) throw conflict(refusal);

  const handleHash = hashToken(body.handle);
  const { passcode = null } = body;
  const link = {
    id: newId(),
    label: body.label,
    hasPasscode: passcode !== null,
    tries: 0,
    openings: 0,
    lastOpenedAt: null,
    createdAt: now,
    expiresAt: new Date(body.expiresAt),
    endedAt: null,
    endReason: null,
    version: 1,
    updatedAt: now,
  };
  await tx
    .insert(healthLinks)
    .values({
      ...link,
      patientId: caller.userId,
      handleHash,
      passcodeHash: passcode === null ? null : keyedHash(boundPasscode(passcode, handleHash), secrets),
      file: body.file,
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'health_links_handle')
        ? unprocessable([{ pointer: '/body/handle', message: 'Must be new.', code: 'taken' }])
        : error;
    });
  touched({ recordIds: [link.id] });
  return answer(presentLink(link, now));
});
