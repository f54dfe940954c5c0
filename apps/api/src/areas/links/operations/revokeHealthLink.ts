import { answer } from '@nadi/api-server/answers';
import { presentLink, statusOfLink } from '@nadi/domain/links/health-link';
import { and, eq, isNull } from 'drizzle-orm';
import { increment } from '../../../kernel/db/increment';
import { mutation } from '../../../kernel/operation/operation';
import { findLink } from '../queries/find-links';
import { healthLinks } from '../tables/health-links';

export const revokeHealthLink = mutation('revokeHealthLink', async ({ path }, given) => {
  const { tx, caller, now, touched } = given;
  const link = await findLink(path.id, caller, tx);
  touched({ recordIds: [link.id] });
  if (statusOfLink(link, now) !== 'ACTIVE') return answer(presentLink(link, now));
  await tx
    .update(healthLinks)
    .set({
      endedAt: now,
      endReason: 'REVOKED',
      file: null,
      version: increment(healthLinks.version),
      updatedAt: now,
    })
    .where(and(eq(healthLinks.id, link.id), isNull(healthLinks.endReason)));
  // Five wrong passcodes may have come first.
  return answer(presentLink(await findLink(link.id, caller, tx), now));
});
