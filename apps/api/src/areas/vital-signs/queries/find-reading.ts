import { notFound } from '@nadi/api-server/problem';
import { and, eq, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { ownReadings } from '../policy/own-readings';
import {
  type EarlierAssessmentRow,
  earlierAssessments,
  type VitalSignRow,
  vitalSigns,
} from '../tables/vital-signs';

/** An earlier assessment in the database's JSON: times as text. */
export type EarlierAssessment = Pick<EarlierAssessmentRow, 'assessment' | 'cause'> & {
  assessedAt: string;
  replacedAt: string;
};

/** As many as the contract shows. */
const maxEarlier = 20;

/** Almost no reading has any, and then it is one index lookup. */
const earlier = sql<EarlierAssessment[] | null>`(
  select json_agg(json_build_object('assessment', one.assessment, 'cause', one.cause,
    'assessedAt', one.assessed_at, 'replacedAt', one.replaced_at) order by one.replaced_at desc, one.id desc)
  from (select * from ${earlierAssessments} where ${earlierAssessments.vitalSignId} = ${vitalSigns.id}
    order by ${earlierAssessments.replacedAt} desc, ${earlierAssessments.id} desc limit ${sql.raw(String(maxEarlier))}) one)`.as(
  'earlier',
);

/** Columns of a reading with its earlier assessments and the name of the person who entered it: null if their account is gone. */
export const withEnterer = {
  row: vitalSigns,
  enteredBy: { firstName: users.firstName, lastName: users.lastName },
  earlier,
};

export type EnteredReading = {
  row: VitalSignRow;
  enteredBy: { firstName: string; lastName: string } | null;
  /** Latest first; null if it was assessed once. */
  earlier: EarlierAssessment[] | null;
};

/**
 * Returns one of the caller's own readings, locked until the end of the transaction.
 *
 * @throws 404 if it is absent, deleted or another's
 */
export async function findReading(id: string, caller: Caller, tx: Reader): Promise<EnteredReading> {
  if (!isUuid(id)) throw notFound();
  const [found] = await tx
    .select(withEnterer)
    .from(vitalSigns)
    .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(and(eq(vitalSigns.id, id), ownReadings(caller)))
    .for('update', { of: vitalSigns });
  if (!found) throw notFound();
  return found;
}
