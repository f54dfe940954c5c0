import { notFound, passcodeRefused } from '@nadi/api-server/problem';
import { boundPasscode, sayPasscodeRefusal } from '@nadi/domain/links/health-link';
import { everyKeyedHash } from '../../../kernel/keys/keyed-hash';
import { hashToken, newToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { linkFirstOpened, linkLocked } from '../notices';
import { openLink } from '../open-link';

const over = () => notFound('This link does not work. It may have ended or been disabled, or is not whole.');

export const openHealthLink = mutation('openHealthLink', async ({ path, body }, given) => {
  const { tx, now, newId, secrets, publicUrl, touched, notify, noteSecurity } = given;
  const { recipient, passcode, embeddedLengthMax } = body;
  const handleHash = hashToken(path.handle);
  const ticket = newToken();
  const asked = {
    handleHash,
    passcodeHashes:
      passcode === undefined ? [] : everyKeyedHash(boundPasscode(passcode, handleHash), secrets),
    openingId: newId(),
    recipient,
    ticketHash: hashToken(ticket),
    now,
  };
  const opened = await openLink(asked, tx);
  if (!opened) {
    noteSecurity('health-link-unknown');
    return over();
  }
  const { outcome, linkId, patientId, triesLeft, isFirst, file } = opened;
  touched({ subjectId: patientId, recordIds: [linkId], isProven: false, purpose: 'PATRQT' });
  if (outcome === 'locked') notify(patientId, linkLocked(linkId));
  // Returned, not thrown: the try is counted.
  if (outcome !== 'opened') {
    if (outcome !== 'missing') noteSecurity('health-link-passcode-refused');
    return passcodeRefused(sayPasscodeRefusal(triesLeft, outcome === 'missing'), triesLeft);
  }
  if (file === null) throw new Error('A link that works has a file.');
  if (isFirst) notify(patientId, linkFirstOpened(linkId));
  const place =
    embeddedLengthMax !== undefined && file.length > embeddedLengthMax
      ? { location: `${publicUrl}/api/v1/health-links/files/${ticket}` }
      : { embedded: file };
  return {
    body: {
      status: 'finalized' as const,
      files: [{ contentType: 'application/fhir+json' as const, ...place }],
    },
  };
});
