import { notFound } from '@nadi/api-server/problem';
import type { FamilyInvitation } from '@nadi/contract/schema';
import { and, count, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { sentBy } from '../policy/own-ties';
import { type FamilyInvitationRow, familyInvitations } from '../tables/family-invitations';

type Given = { tx: Reader; caller: Caller; now: Date };

/** The index of addresses is used where the address is compared here; row security says the same. */
const isTo = ({ user }: Caller, now: Date) =>
  and(
    sql`lower(${familyInvitations.email}) = ${user.email.toLowerCase()}`,
    eq(familyInvitations.status, 'WAITING'),
    gt(familyInvitations.expiresAt, now),
  );

/** Those that the caller sent, and those to their address that wait; newest first. */
export async function findInvitations(
  { page, limit }: { page: number; limit: number },
  { tx, caller, now }: Given,
) {
  const chosen = or(sentBy(caller), isTo(caller, now));
  const found = await tx
    .select()
    .from(familyInvitations)
    .where(chosen)
    .orderBy(desc(familyInvitations.createdAt), desc(familyInvitations.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(familyInvitations).where(chosen);
  return { found, total: counted?.total ?? 0 };
}

/** The number of the caller's invitations that wait, with other additions held back until the end of the transaction. */
export const holdWaiting = ({ tx, caller, now }: Given): Promise<number> =>
  countAlone('family-invitations', caller.userId, tx, async () => {
    const waits = and(
      sentBy(caller),
      eq(familyInvitations.status, 'WAITING'),
      gt(familyInvitations.expiresAt, now),
    );
    const [counted] = await tx.select({ total: count() }).from(familyInvitations).where(waits);
    return counted?.total ?? 0;
  });

const one = async (id: string, whose: SQL | undefined, tx: Reader): Promise<FamilyInvitationRow> => {
  const [found] = await tx
    .select()
    .from(familyInvitations)
    .where(and(hasId(familyInvitations.id, id), whose));
  if (!found) throw notFound();
  return found;
};

/** @throws 404 if the caller sent none with this id */
export const findSent = (id: string, { tx, caller }: Given) => one(id, sentBy(caller), tx);

/** @throws 404 if none with this id waits for the caller */
export const findReceived = (id: string, { tx, caller, now }: Given) => one(id, isTo(caller, now), tx);

/** The state of an invitation at a moment. */
export const statusOf = (
  { status, expiresAt }: FamilyInvitationRow,
  now: Date,
): FamilyInvitation['status'] => (status === 'WAITING' && expiresAt <= now ? 'EXPIRED' : status);

export const presentInvitation = (
  row: FamilyInvitationRow,
  { caller, now }: Pick<Given, 'caller' | 'now'>,
): FamilyInvitation => ({
  id: row.id,
  isYours: row.senderId === caller.userId,
  purpose: row.purpose,
  email: row.email,
  sender: row.senderName,
  memberName: row.memberName,
  relationship: row.relationship as FamilyInvitation['relationship'],
  level: row.level,
  until: row.until,
  status: statusOf(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
