import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { holdUpload } from '../queries/find-uploads';
import { recordUploads } from '../tables/record-files';

export const discardRecordUpload = mutation(
  'discardRecordUpload',
  async ({ path }, { tx, caller, touched }) => {
    const found = await holdUpload(path.id, caller, tx);
    touched({ recordIds: [found.id] });
    // A trigger marks its content, which is removed within the hour.
    await tx.delete(recordUploads).where(eq(recordUploads.id, found.id));
    return done();
  },
);
