import { notFound } from '@nadi/api-server/problem';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { healthLinkOpenings, healthLinks } from '../tables/health-links';

type Page = { page: number; limit: number };

/** The columns that are told of a link; rights keep the others from everybody who is signed in. */
const told = {
  id: healthLinks.id,
  label: healthLinks.label,
  hasPasscode: healthLinks.hasPasscode,
  tries: healthLinks.tries,
  openings: healthLinks.openings,
  lastOpenedAt: healthLinks.lastOpenedAt,
  createdAt: healthLinks.createdAt,
  expiresAt: healthLinks.expiresAt,
  endedAt: healthLinks.endedAt,
  endReason: healthLinks.endReason,
  version: healthLinks.version,
};

const ofCaller = (caller: Caller) => own(healthLinks.patientId, caller);

/** A page of a patient's links. A person has tens of them, so they are counted. */
export async function findLinks({ page, limit }: Page, caller: Caller, tx: Reader) {
  const found = await tx
    .select(told)
    .from(healthLinks)
    .where(ofCaller(caller))
    .orderBy(desc(healthLinks.createdAt), desc(healthLinks.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(healthLinks).where(ofCaller(caller));
  return { found, total: counted?.total ?? 0 };
}

/** Counts those that work, before one is added. */
export const countWorking = (caller: Caller, now: Date, tx: Reader): Promise<number> =>
  countAlone('health-links', caller.userId, tx, () => findWorking(caller, now, tx));

async function findWorking(caller: Caller, now: Date, tx: Reader): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(healthLinks)
    .where(and(ofCaller(caller), isNull(healthLinks.endReason), gt(healthLinks.expiresAt, now)));
  return counted?.total ?? 0;
}

/** @throws 404 if it is absent, or another's */
export async function findLink(id: string, caller: Caller, tx: Reader) {
  const [found] = await tx
    .select(told)
    .from(healthLinks)
    .where(and(hasId(healthLinks.id, id), ofCaller(caller)));
  if (!found) throw notFound();
  return found;
}

export async function findOpenings(linkId: string, { page, limit }: Page, caller: Caller, tx: Reader) {
  const chosen = and(eq(healthLinkOpenings.linkId, linkId), own(healthLinkOpenings.patientId, caller));
  const found = await tx
    .select({
      id: healthLinkOpenings.id,
      at: healthLinkOpenings.at,
      recipient: healthLinkOpenings.recipient,
      outcome: healthLinkOpenings.outcome,
    })
    .from(healthLinkOpenings)
    .where(chosen)
    .orderBy(desc(healthLinkOpenings.at), desc(healthLinkOpenings.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(healthLinkOpenings).where(chosen);
  return { found, total: counted?.total ?? 0 };
}
