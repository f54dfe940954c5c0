import { notFound } from '@nadi/api-server/problem';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { mutation } from '../../../kernel/operation/operation';
import { takeFile } from '../open-link';

/** It writes: a ticket is used up. */
export const downloadHealthLinkFile = mutation(
  'downloadHealthLinkFile',
  async ({ path }, { tx, now, touched, noteSecurity }) => {
    const taken = await takeFile(hashToken(path.ticket), now, tx);
    if (!taken?.file) {
      noteSecurity('health-link-unknown');
      return notFound('This file was fetched already, or its link does not work any more.');
    }
    const { patientId, linkId, file } = taken;
    touched({ subjectId: patientId, recordIds: [linkId], isProven: false, purpose: 'PATRQT' });
    return { body: Buffer.from(file), contentType: 'application/jose' };
  },
);
