import { answer } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import type { SharedCount } from '@nadi/contract/schema';
import { type ConsentKind, consentKinds, keptKinds } from '@nadi/domain/consent/kinds';
import type { Reader } from '../../../kernel/db/transaction';
import { query } from '../../../kernel/operation/operation';
import type { Grant } from '../../../kernel/policy/granted';
import { isOfEdition, type SharedTable } from '../../../kernel/sharing/shared-table';
import { presentAccess } from '../presenters/access';
import { presentPatients } from '../queries/find-doctor-patients';
import { findGrants, toGrant } from '../queries/find-grants';
import { findLatestShared } from '../queries/latest-shared';
import { countShared, findShared } from '../queries/shared-entries';

/** As many entries as a summary tells of each table. */
const most = 100;

export const readPatientSummary = query('readPatientSummary', async ({ path }, given) => {
  const { tx, shared: tables, touched } = given;
  const found = await findGrants(path.id, given);
  const [first, ...others] = found;
  const grants = [toGrant(first), ...others.map(toGrant)] as const;
  const [patient] = await presentPatients([first.patientId], given);
  if (!patient) throw notFound();
  const granted = new Set(grants.flatMap(({ kinds }) => kinds));
  const [shared, latest, facts, history, medicines] = await Promise.all([
    countEach(granted, tables, grants, tx),
    findLatestShared(tables, grants, tx),
    listed('fact', tables, grants, tx),
    listed('history', tables, grants, tx),
    listed('medicine', tables, grants, tx),
  ]);
  const told = [...latest.map(({ entry }) => entry), ...facts, ...history, ...medicines];
  touched({
    subjectId: first.patientId,
    recordIds: told.map(({ id }) => id),
    purpose: first.purpose,
  });
  const notShared = keptKinds.filter((kind) => !granted.has(kind));
  return answer({
    access: presentAccess(found),
    patient,
    shared,
    notShared,
    latest,
    facts,
    history,
    medicines,
  });
});

type Grants = readonly [Grant, ...Grant[]];

/** The counts of the granted kinds that are kept, over all tables of each. */
function countEach(
  granted: ReadonlySet<ConsentKind>,
  tables: readonly SharedTable[],
  grants: Grants,
  tx: Reader,
): Promise<SharedCount[]> {
  const counted = consentKinds.filter(
    (kind) => granted.has(kind) && tables.some(({ kinds }) => kinds.includes(kind)),
  );
  return Promise.all(
    counted.map(async (kind) => {
      const of = tables.filter(({ kinds }) => kinds.includes(kind));
      const counts = await Promise.all(of.map((one) => countShared(one, kind, grants, tx)));
      const days = counts.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null);
      days.sort();
      return {
        kind,
        count: counts.reduce((sum, { count }) => sum + count, 0),
        isMore: counts.some(({ isMore }) => isMore),
        isPart: of.some((one) => isLeftOut(one, kind, grants)),
        from: days[0] ?? null,
        to: days.at(-1) ?? null,
      };
    }),
  );
}

/** Tells whether a consent of the kind is older than the table's place in it, and none that is not covers the whole of the table. */
function isLeftOut(table: SharedTable, kind: ConsentKind, grants: Grants): boolean {
  const ofKind = grants.filter(({ kinds }) => kinds.includes(kind));
  const known = ofKind.filter(({ edition }) => isOfEdition(table, edition));
  return (
    known.length < ofKind.length && !known.some(({ from, entryIds }) => from === null && entryIds === null)
  );
}

async function listed(as: SharedTable['as'], tables: readonly SharedTable[], grants: Grants, tx: Reader) {
  const of = tables.filter((one) => one.as === as);
  const found = await Promise.all(of.map((one) => findShared(one, grants, { limit: most }, tx)));
  return found.flat().map(({ position: _, ...entry }) => entry);
}
