import type { SummaryLabValue } from '@nadi/domain/summary/lab-observation';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownObservations } from '../policy/own-labs';
import { labObservations } from '../tables/lab-observations';
import { labReadings } from '../tables/lab-readings';

/** A person has values of fewer tests than that. */
const most = 1000;

/** The latest saved value of each test, of reports that are not deleted, with the laboratory that is printed there. */
export async function findLatestLabValues(
  caller: Caller,
  { withOnlyYou }: { withOnlyYou: boolean },
  tx: Reader,
): Promise<(SummaryLabValue & { recordId: string })[]> {
  const test = sql`coalesce(${labObservations.analyte}, lower(trim(${labObservations.name})))`;
  return tx
    .selectDistinctOn([test], { ...getTableColumns(labObservations), laboratory: labReadings.laboratory })
    .from(labObservations)
    .leftJoin(labReadings, eq(labReadings.recordId, labObservations.recordId))
    .where(
      and(
        ownObservations(caller),
        eq(labObservations.isFiled, true),
        withOnlyYou ? undefined : eq(labObservations.onlyYou, false),
      ),
    )
    .orderBy(test, desc(labObservations.day), desc(labObservations.id))
    .limit(most);
}
