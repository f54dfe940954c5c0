import type { DoctorPatient } from '@nadi/contract/schema';
import { statusAt } from '@nadi/domain/consent/consent';
import { and, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { nameBegins } from '../../../kernel/db/name-begins';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { patientProfiles } from '../../vital-signs/offers';
import { ofDoctor } from '../policy/own-consents';
import { presentAuthorization } from '../presenters/consent';
import { type ConsentRow, consents } from '../tables/consents';
import { hasStatus } from './find-consents';

type Given = { caller: Caller; tx: Reader; now: Date };
type Asked = {
  page: number;
  limit: number;
  search: string | undefined;
  status: DoctorPatient['status'] | undefined;
};

/** As many as a list shows of one patient. */
const maxAuthorizations = 20;

const some = (condition: SQL | undefined): SQL => sql`coalesce(bool_or(${condition}), false)`;

function havingStatus(status: DoctorPatient['status'], now: Date): SQL {
  const [active, waiting] = [some(hasStatus('GRANTED', now)), some(hasStatus('REQUESTED', now))];
  if (status === 'active') return active;
  return status === 'requested' ? sql`not ${active} and ${waiting}` : sql`not ${active} and not ${waiting}`;
}

/** A page of patients whom a doctor asked or who share with them; by what the doctor was told before consent, so a search finds no more than that. */
export async function findPatientPage(
  { page, limit, search, status }: Asked,
  given: Given,
): Promise<{ found: DoctorPatient[]; total: number }> {
  const { caller, tx, now } = given;
  const people = tx
    .select({ patientId: consents.patientId, newest: max(consents.requestedAt).as('newest') })
    .from(consents)
    .where(and(ofDoctor(caller), search ? nameBegins(consents.patient, search) : undefined))
    .groupBy(consents.patientId)
    .having(status ? havingStatus(status, now) : undefined)
    .as('people');
  const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(people);
  const rows = await tx
    .select({ patientId: people.patientId })
    .from(people)
    .orderBy(desc(people.newest), people.patientId)
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = rows.map(({ patientId }) => patientId);
  return { found: await presentPatients(ids, given), total: counted?.total ?? 0 };
}

/** Returns how many share something with a doctor now, and how many have not answered yet. */
export async function countPatients({
  caller,
  tx,
  now,
}: Given): Promise<Record<'active' | 'requested', number>> {
  const people = tx
    .select({
      isActive: havingStatus('active', now).as('is_active'),
      isRequested: havingStatus('requested', now).as('is_requested'),
    })
    .from(consents)
    .where(ofDoctor(caller))
    .groupBy(consents.patientId)
    .as('people');
  const [counted] = await tx
    .select({
      active: sql<number>`count(*) filter (where ${people.isActive})::int`,
      requested: sql<number>`count(*) filter (where ${people.isRequested})::int`,
    })
    .from(people);
  return counted ?? { active: 0, requested: 0 };
}

/** Patients of a doctor by their ids, in this order, each as far as a consent allows now. */
export async function presentPatients(ids: readonly string[], given: Given): Promise<DoctorPatient[]> {
  if (ids.length === 0) return [];
  const { caller, tx, now } = given;
  const rows = await tx
    .select()
    .from(consents)
    .where(and(ofDoctor(caller), inArray(consents.patientId, [...ids])))
    .orderBy(desc(consents.requestedAt), desc(consents.id));
  const active = ids.filter((id) =>
    rows.some((row) => row.patientId === id && statusAt(row, now) === 'GRANTED'),
  );
  const people = await findIdentities(active, tx);
  return ids.flatMap((id) => {
    const own = rows.filter(({ patientId }) => patientId === id);
    const [newest] = own;
    if (!newest) return [];
    const person = people.get(id);
    const status = person ? 'active' : isWaiting(own, now) ? 'requested' : 'ended';
    return [
      {
        ...newest.patient,
        dateOfBirth: person?.dateOfBirth ?? null,
        phone: person?.phone ?? null,
        user: { email: person?.email ?? null },
        status,
        authorizations: own.slice(0, maxAuthorizations).map((row) => presentAuthorization(row, now)),
      } satisfies DoctorPatient,
    ];
  });
}

const isWaiting = (rows: readonly ConsentRow[], now: Date) =>
  rows.some((row) => statusAt(row, now) === 'REQUESTED');

/** Finds who they are, beyond what a search tells: row security shows it to a doctor with a consent. A child has no account, and so no address. */
async function findIdentities(ids: readonly string[], tx: Reader) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx
    .select({
      id: patientProfiles.userId,
      email: users.email,
      dateOfBirth: patientProfiles.dateOfBirth,
      phone: patientProfiles.phone,
    })
    .from(patientProfiles)
    .leftJoin(users, eq(users.id, patientProfiles.userId))
    .where(inArray(patientProfiles.userId, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
