import { notAskedFor, presentDeletion } from '@nadi/domain/account/deletion';
import { packAccount } from '../account-export';
import { answer, done, signedIn } from '../operation';
import { notFound } from '../problems';

export const account = {
  exportAccount: signedIn('exportAccount', async ({ me, now }) => ({
    bytes: { content: await packAccount(me, now), type: 'application/zip' },
    headers: {
      'Content-Disposition': `attachment; filename="nadi-export-${now.toISOString().slice(0, 10)}.zip"`,
    },
  })),

  readAccountDeletion: signedIn('readAccountDeletion', ({ me }) =>
    answer(presentDeletion(me.account.deletionRequestedAt)),
  ),

  /** Asking again does not change the day. */
  requestAccountDeletion: signedIn('requestAccountDeletion', ({ me, now }) => {
    me.account.deletionRequestedAt ??= now.toISOString();
    return answer(presentDeletion(me.account.deletionRequestedAt));
  }),

  cancelAccountDeletion: signedIn('cancelAccountDeletion', ({ me }) => {
    if (me.account.deletionRequestedAt === null) throw notFound(notAskedFor);
    me.account.deletionRequestedAt = null;
    return done();
  }),
};
