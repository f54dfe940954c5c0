import { notFound } from '@nadi/api-server/problem';
import { statusAt } from '@nadi/domain/consent/consent';
import { and, count, desc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownCode, toPatient } from '../policy/own-consents';
import type { CodeState } from '../presenters/consent';
import { consentCodes } from '../tables/consent-codes';
import { type ConsentRow, consents } from '../tables/consents';

type Page = { page: number; limit: number };
export type WithCode = { row: ConsentRow; code: CodeState | null };

const inOrder = [desc(consents.requestedAt), desc(consents.id)];
const withCode = {
  row: consents,
  code: {
    expiresAt: consentCodes.expiresAt,
    tries: consentCodes.tries,
    resends: consentCodes.resends,
  },
};

const selectConsents = (caller: Caller, tx: Reader) =>
  tx
    .select(withCode)
    .from(consents)
    .leftJoin(consentCodes, and(eq(consentCodes.consentId, consents.id), ownCode(caller)));

/** The condition of a status at a time: what ran out is EXPIRED before a job has written it down. */
export function hasStatus(status: ConsentRow['status'], now: Date): SQL | undefined {
  const is = (stored: ConsentRow['status']) => eq(consents.status, stored);
  switch (status) {
    case 'REQUESTED':
      return and(is('REQUESTED'), gt(consents.answerBy, now));
    case 'GRANTED':
      return and(is('GRANTED'), gt(consents.accessUntil, now));
    case 'EXPIRED':
      return or(
        is('EXPIRED'),
        and(is('REQUESTED'), lte(consents.answerBy, now)),
        and(is('GRANTED'), lte(consents.accessUntil, now)),
      );
    default:
      return is(status);
  }
}

/** A page of a patient's requests and accesses. A person has tens of them, so they are counted. */
export async function findPage(
  { page, limit, status }: Page & { status: ConsentRow['status'] | undefined },
  { caller, tx, now }: { caller: Caller; tx: Reader; now: Date },
): Promise<{ found: WithCode[]; total: number }> {
  const chosen = and(toPatient(caller), status && hasStatus(status, now));
  const found = await selectConsents(caller, tx)
    .where(chosen)
    .orderBy(...inOrder)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(consents).where(chosen);
  return { found, total: counted?.total ?? 0 };
}

/** @throws 404 if it is absent, or of another's record */
export async function findConsent(id: string, caller: Caller, tx: Reader): Promise<WithCode> {
  const [found] = await selectConsents(caller, tx).where(and(hasId(consents.id, id), toPatient(caller)));
  if (!found) throw notFound();
  return found;
}

/** The same, locked until the end of the transaction: of two decisions at once, the second finds what the first made of it. */
export async function holdConsent(id: string, caller: Caller, tx: Reader): Promise<WithCode> {
  const [held] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(hasId(consents.id, id), toPatient(caller)))
    .for('update');
  if (!held) throw notFound();
  return findConsent(id, caller, tx);
}

/** Returns the consents that are granted now, newest first. */
export const findGranted = (caller: Caller, now: Date, tx: Reader): Promise<ConsentRow[]> =>
  tx
    .select()
    .from(consents)
    .where(and(toPatient(caller), hasStatus('GRANTED', now)))
    .orderBy(...inOrder);

/** Tells whether a consent holds now. */
export const isGranted = (row: ConsentRow, now: Date): boolean => statusAt(row, now) === 'GRANTED';
