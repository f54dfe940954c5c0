import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { sql } from 'drizzle-orm';
import { isRefused } from '../../../kernel/db/errors';
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
      .from(sql`(values (1)) as one`)
      .catch((error: unknown) => {
        // They have turned 18 and taken it over in this moment, which ended the tie.
        throw isRefused(error) ? notFound() : error;
      });
  touched({ recordIds: [id] });
  touched({ subjectId: id, recordIds: [id] });
  return done();
});
