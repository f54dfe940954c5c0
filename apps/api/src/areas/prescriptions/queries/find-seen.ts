import { ageInYears } from '@nadi/domain/kernel/age';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { pregnancyOf } from '@nadi/domain/medicines/pregnancy-known';
import type { HistoryEntry } from '@nadi/domain/medicines/warning';
import { weightDays } from '@nadi/domain/prescriptions/item-checks';
import type { SeenRecord } from '@nadi/domain/prescriptions/prescription-warning';
import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import { and, eq, gte, sql } from 'drizzle-orm';
import { columnsOfRows } from '../../../kernel/db/columns-of-rows';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { coveredBy, type Grant } from '../../../kernel/policy/granted';
import type { SharedTable } from '../../../kernel/sharing/shared-table';
import type { ConsultationRow } from '../../appointments/offers';
import { findConsentsNow, findShared, toGrant } from '../../consent/offers';
import { medicines } from '../../medicines/offers';
import { type patientProfiles, vitalSigns } from '../../vital-signs/offers';

type Given = { caller: Caller; tx: Reader; now: Date; shared: readonly SharedTable[] };
type Gender = (typeof patientProfiles.gender.enumValues)[number];

/** Holds what a doctor sees of the patient of a visit, and of their record as far as it is shared now. */
export type Seen = SeenRecord & { sex: Gender | null };

const nothing: Seen = {
  ...{ recordSeen: { medicines: false, history: false }, medicines: [], history: [] },
  ...{ pregnancy: 'unknown', age: null, sex: null, weightKg: null },
};

/** As many entries of a history as are compared; the contract allows no more. */
const mostEntries = 1_000;

/** Returns true if a grant covers all of a kind: of one that covers some days or entries it is not known what is left out. */
const coversAll = (grants: readonly Grant[], kind: Grant['kinds'][number]): boolean =>
  grants.some(({ kinds, from, entryIds }) => kinds.includes(kind) && from === null && entryIds === null);

async function findWeight(
  patientId: string,
  age: number | null,
  grants: readonly Grant[],
  { tx, now, shared }: Given,
) {
  const readings = shared.find(({ as }) => as === 'reading');
  if (!readings) return null;
  const [found] = await tx
    .select({ weight: vitalSigns.canonicalValue })
    .from(vitalSigns)
    .where(
      and(
        coveredBy(readings, patientId, grants),
        eq(vitalSigns.type, 'weight'),
        gte(vitalSigns.measuredAt, new Date(now.getTime() - weightDays(age) * 86_400_000)),
      ),
    )
    .orderBy(sql`${vitalSigns.measuredAt} desc`)
    .limit(1);
  return found?.weight ?? null;
}

async function findEntries(as: 'history' | 'fact', grants: readonly Grant[], { tx, shared }: Given) {
  const [first, ...others] = grants;
  const of = shared.filter((one) => one.as === as);
  if (!first) return [];
  const found = await Promise.all(
    of.map((one) => findShared(one, [first, ...others], { limit: mostEntries }, tx)),
  );
  return found.flat();
}

/** Reads what the doctor of a visit sees. What is not shared is not read, and said as not seen. */
export async function findSeen({ id, patientId }: ConsultationRow, given: Given): Promise<Seen> {
  const { tx, now } = given;
  if (patientId === null) return nothing;
  const [patient] = await tx
    .select({
      dateOfBirth: sql<string | null>`date_of_birth::text`,
      gender: sql<Gender | null>`gender`,
    })
    .from(sql`patient_of_visit(${id}::uuid)`);
  const { dateOfBirth = null, gender = null } = patient ?? {};
  const grants = (await findConsentsNow(patientId, given)).map(toGrant);
  const taken = await tx.select(columnsOfRows(medicines)).from(sql`medicines_of_visit(${id}::uuid)`);
  const entries = await findEntries('history', grants, given);
  const facts = (await findEntries('fact', grants, given)).flatMap(({ fact }) =>
    fact
      ? [{ type: fact.type, from: fact.from, to: fact.to ?? null, metres: fact.metres ?? null } as HealthFact]
      : [],
  );
  const history = entries.flatMap(({ id: entryId, history: entry }): HistoryEntry[] =>
    entry
      ? [
          {
            ...{ id: entryId, kind: entry.kind, status: entry.status ?? 'unknown', name: entry.name ?? null },
            ...{ code: entry.code ?? null, codeSystem: entry.codeSystem ?? null },
          },
        ]
      : [],
  );
  const age = ageInYears(dateOfBirth, dayInIndia(now));
  return {
    recordSeen: { medicines: coversAll(grants, 'medicines'), history: coversAll(grants, 'allergies') },
    medicines: taken,
    history,
    pregnancy: pregnancyOf({ dateOfBirth, gender, facts }, now),
    age,
    sex: gender,
    weightKg: await findWeight(patientId, age, grants, given),
  };
}
