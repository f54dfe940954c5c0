import { answer } from '@nadi/api-server/answers';
import { brand } from '@nadi/brand';
import { wordsForLockScreen } from '@nadi/domain/notifications/lock-screen';
import { fillBroadcast, presentPeople } from '@nadi/domain/platform/broadcast';
import { sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { findBroadcast } from '../queries/find-broadcast';

/** The person in a preview, who does not exist. */
const example = { firstName: 'Asha', product: brand.name };

export const previewBroadcast = query('previewBroadcast', async ({ path }, { tx, now, touched }) => {
  const found = await findBroadcast(path.id, tx);
  touched({ recordIds: [found.id] });
  const { segment, quietDays } = found;
  const [people] = await tx
    .select({ count: sql<number>`count` })
    .from(
      sql`count_broadcast_segment(${segment}, ${quietDays}, ${now.toISOString()}::timestamptz) as counted(count)`,
    );
  const words = { title: fillBroadcast(found.title, example), body: fillBroadcast(found.body, example) };
  const locked = wordsForLockScreen(words, { showsDetails: false, name: brand.name });
  return answer({
    people: presentPeople(segment, people?.count ?? 0),
    channels: [
      { channel: 'list' as const, ...words },
      { channel: 'push' as const, ...locked },
      { channel: 'mail' as const, title: words.title, body: `Hello,\n\n${words.body}` },
      { channel: 'sms' as const, title: '', body: `${locked.title}: ${locked.body}` },
    ],
  });
});
