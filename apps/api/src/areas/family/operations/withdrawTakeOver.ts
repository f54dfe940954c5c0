import { done } from '@nadi/api-server/answers';
import { sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { findHandOver } from '../queries/find-hand-overs';

export const withdrawTakeOver = mutation('withdrawTakeOver', async ({ path }, given) => {
  const { tx, now, touched } = given;
  const { id, isTakenOver } = await findHandOver(path.id, given);
  if (!isTakenOver)
    await tx
      .select({
        done: sql`send_take_over(${id}::uuid, null, null, null, ${now.toISOString()}::timestamptz)`,
      })
      .from(sql`(values (1)) as one`);
  touched({ recordIds: [id] });
  touched({ subjectId: id, recordIds: [id] });
  return done();
});
