import { notFound } from '@nadi/api-server/problem';
import type { FoundPatient } from '@nadi/contract/schema';
import type { SearchType } from '@nadi/domain/consent/search';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';

const columns = {
  id: sql<string>`id`,
  firstName: sql<string>`first_name`,
  lastName: sql<string>`last_name`,
  yearOfBirth: sql<number | null>`year_of_birth`,
  gender: sql<FoundPatient['gender']>`gender`,
  phoneEnding: sql<string | null>`phone_ending`,
};

/** Finds what the database tells a doctor before consent: the patients it may tell of, and no more than this of them. */
export const searchPatients = (type: SearchType, wanted: string, tx: Reader): Promise<FoundPatient[]> =>
  tx.select(columns).from(sql`search_patients(${type}, ${wanted})`);

/** @throws 404 for whom the doctor may not ask, as for whom there is not */
export async function findPatient(id: string, isEmergency: boolean, tx: Reader): Promise<FoundPatient> {
  if (!isUuid(id)) throw notFound();
  const [found] = await tx.select(columns).from(sql`found_patient(${id}::uuid, ${isEmergency})`);
  if (!found) throw notFound();
  return found;
}
