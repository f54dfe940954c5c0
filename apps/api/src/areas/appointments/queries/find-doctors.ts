import { notFound, unprocessable } from '@nadi/api-server/problem';
import type { DirectoryDoctor, NewAvailability } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { type Bookable, presentDirectoryDoctor } from '@nadi/domain/appointments/directory';
import { type Span, searchedDays } from '@nadi/domain/appointments/slots';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';

type Asked = {
  ids?: readonly string[];
  search?: string | undefined;
  specialization?: string | undefined;
  language?: string | undefined;
  maxFee?: number | undefined;
  page?: number;
  limit?: number;
};

type KnownDoctor = Omit<DirectoryDoctor, keyof Bookable>;

export type Found = KnownDoctor & { availability: NewAvailability | null };

const columns = {
  id: sql<string>`id`,
  firstName: sql<string>`first_name`,
  lastName: sql<string>`last_name`,
  specialization: sql<KnownDoctor['specialization']>`specialization`,
  licenseNumber: sql<string>`license_number`,
  council: sql<string>`council`,
  experience: sql<number>`experience`,
  languages: sql<string[]>`to_jsonb(languages)`,
  about: sql<string | null>`about`,
  availability: sql<NewAvailability | null>`availability`,
};

/** A list as a literal of Postgres. */
const listOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

/** Returns the beginning of a name as a pattern of Postgres. */
const beginsOf = ({ search }: Asked) =>
  search === undefined ? null : `${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Verified doctors by name, as the database lets patients see them. */
export async function findDoctors(asked: Asked, tx: Reader): Promise<Found[]> {
  const { ids, specialization, language, maxFee, page = 1, limit = 1 } = asked;
  return tx.select(columns).from(
    sql`find_doctors(${ids ? listOf(ids) : null}::uuid[], ${beginsOf(asked)}::text, ${specialization ?? null}::text, ${language ?? null}::text,
      ${maxFee ?? null}::integer, ${limit}::integer, ${(page - 1) * limit}::integer)`,
  );
}

/** How many they are, on all pages. */
export async function countDoctors(asked: Omit<Asked, 'ids'>, tx: Reader): Promise<number> {
  const { specialization, language, maxFee } = asked;
  const [counted] = await tx
    .select({ total: sql<number>`total::integer` })
    .from(
      sql`count_doctors(${beginsOf(asked)}::text, ${specialization ?? null}::text, ${language ?? null}::text, ${maxFee ?? null}::integer) as total`,
    );
  return counted?.total ?? 0;
}

/** @throws 404 for a doctor who is not verified, as for one who is absent */
export async function findDoctor(id: string, tx: Reader): Promise<Found> {
  if (!isUuid(id)) throw notFound();
  const [found] = await findDoctors({ ids: [id] }, tx);
  if (!found) throw notFound();
  return found;
}

/** @throws 422 at the field for a doctor who is not verified */
export async function findBookable(id: string, tx: Reader): Promise<Found> {
  const [doctor] = isUuid(id) ? await findDoctors({ ids: [id] }, tx) : [];
  if (doctor) return doctor;
  throw unprocessable([
    {
      pointer: '/body/doctorId',
      message: 'Must be a doctor whose registration is verified.',
      code: 'unknown',
    },
  ]);
}

const day = 86_400_000;

/** When doctors have visits, and what is held for someone else than the patient who asks, by their ids: from an instant on, for some days. */
export async function findBusy(
  ids: readonly string[],
  { from, days, now }: { from: Date; days: number; now: Date },
  tx: Reader,
): Promise<Map<string, Span[]>> {
  const to = new Date(from.getTime() + days * day);
  const rows = await tx
    .select({
      doctorId: sql<string>`doctor_id`,
      start: sql<string>`to_json(starts_at)`,
      end: sql<string>`to_json(ends_at)`,
    })
    .from(
      sql`busy_times(${listOf(ids)}::uuid[], ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`,
    );
  const busy = new Map<string, Span[]>(ids.map((id) => [id, []]));
  for (const { doctorId, start, end } of rows)
    busy.get(doctorId)?.push({ start: new Date(start), end: new Date(end) });
  return busy;
}

/** As far as anyone can book. */
export const daysAheadOf = ({ availability }: Found): number =>
  (availability ?? presetAvailability).daysAhead + 2;

/** Presents doctors of the directory, each with the first time that can be booked. */
export async function presentDoctors(
  found: readonly Found[],
  now: Date,
  tx: Reader,
): Promise<DirectoryDoctor[]> {
  if (found.length === 0) return [];
  const days = Math.min(searchedDays + 2, Math.max(...found.map(daysAheadOf)));
  const ids = found.map(({ id }) => id);
  const busy = await findBusy(ids, { from: now, days, now }, tx);
  return found.map(({ availability, ...doctor }) =>
    presentDirectoryDoctor(doctor, availability, { busy: busy.get(doctor.id) ?? [], now }),
  );
}
