import type { FoundPatient } from '@nadi/contract/schema';
import { maxPatientsLookedAt } from '@nadi/domain/consent/doctor-dashboard';
import { desc, max, min, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { grantedNow } from '../policy/own-consents';
import { type ConsentRow, consents } from '../tables/consents';

/** A patient who shares something with a doctor now. */
export type SharingPatient = {
  id: string;
  patient: FoundPatient;
  /** The newest consents by which something is seen. */
  consents: string[];
  /** The one of the consent that holds longest. */
  purpose: ConsentRow['purpose'];
  /** When the first of these accesses ends. */
  accessUntil: Date;
  /** When the first of them began. */
  grantedAt: Date;
};

export type Sharing = { people: SharingPatient[]; isPart: boolean };

type Given = { caller: Caller; tx: Reader; now: Date };

/** Finds the patients who share something with a doctor now, those who shared last first; no more than a dashboard looks at. */
export async function findSharing({ caller, tx, now }: Given): Promise<Sharing> {
  const rows = await tx
    .select({
      id: consents.patientId,
      patient: sql<FoundPatient>`(array_agg(${consents.patient} order by ${consents.requestedAt} desc, ${consents.id} desc))[1]`,
      consents: sql<
        string[]
      >`((array_agg(${consents.id}::text order by ${consents.requestedAt} desc, ${consents.id} desc))[1:20])`,
      purpose: sql<
        ConsentRow['purpose']
      >`(array_agg(${consents.purpose} order by ${consents.accessUntil} desc))[1]`,
      accessUntil: min(consents.accessUntil),
      grantedAt: min(consents.grantedAt),
    })
    .from(consents)
    .where(grantedNow(caller, now))
    .groupBy(consents.patientId)
    .orderBy(desc(max(consents.requestedAt)), consents.patientId)
    .limit(maxPatientsLookedAt + 1);
  const people = rows.flatMap(({ accessUntil, grantedAt, ...row }) =>
    accessUntil && grantedAt ? [{ ...row, accessUntil, grantedAt }] : [],
  );
  return {
    people: people.slice(0, maxPatientsLookedAt),
    isPart: people.length > maxPatientsLookedAt,
  };
}

/** A patient of whom something is told, with the consent for which the doctor looks. */
export type Told<Shown> = { shown: Shown; id: string; purpose: SharingPatient['purpose'] };

/** Returns what is told of each patient, with the purpose of the consent. */
export function toldOf<Shown extends { patient: FoundPatient }>(
  patients: readonly Shown[],
  people: readonly SharingPatient[],
): Told<Shown>[] {
  const purposes = new Map(people.map(({ id, purpose }) => [id, purpose]));
  return patients.flatMap((shown) => {
    const purpose = purposes.get(shown.patient.id);
    return purpose ? [{ shown, id: shown.patient.id, purpose }] : [];
  });
}

/** A parameter with ids, which are those of rows. */
export const idsOf = (people: readonly { id: string }[]): string =>
  `{${people.map(({ id }) => id).join(',')}}`;
