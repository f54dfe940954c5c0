import { answer } from '@nadi/api-server/answers';
import { brand } from '@nadi/brand';
import { channelsOf, presentPeople } from '@nadi/domain/platform/broadcast';
import { sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { findBroadcast } from '../queries/find-broadcast';

export const previewBroadcast = query('previewBroadcast', async ({ path }, { tx, now, touched }) => {
  const found = await findBroadcast(path.id, tx);
  touched({ recordIds: [found.id] });
  const { segment, quietDays } = found;
  const [people] = await tx
    .select({ count: sql<number>`count` })
    .from(
      sql`count_broadcast_segment(${segment}, ${quietDays}, ${now.toISOString()}::timestamptz) as counted(count)`,
    );
  return answer({
    people: presentPeople(segment, people?.count ?? 0),
    channels: channelsOf(found, brand.name),
  });
});
