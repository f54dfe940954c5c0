import { notFound } from '@nadi/api-server/problem';
import { addDays } from '@nadi/domain/kernel/calendar';
import { and, asc, between, eq, gte, isNull, lt, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownDoses } from '../policy/own-medicines';
import { type MedicineDoseRow, medicineDoses } from '../tables/medicines';

/** Returns the doses that the caller recorded for some days, both included, the earliest first. */
export const findDoses = (
  caller: Pick<Caller, 'userId'>,
  { from, to }: { from: string; to: string },
  tx: Reader,
): Promise<MedicineDoseRow[]> =>
  tx
    .select()
    .from(medicineDoses)
    .where(
      and(
        ownDoses(caller),
        or(
          between(medicineDoses.day, from, to),
          // A day begins and ends elsewhere up to half a day before and after that of UTC.
          and(
            isNull(medicineDoses.day),
            gte(medicineDoses.at, new Date(`${addDays(from, -1)}T00:00:00Z`)),
            lt(medicineDoses.at, new Date(`${addDays(to, 2)}T00:00:00Z`)),
          ),
        ),
      ),
    )
    .orderBy(asc(medicineDoses.at), asc(medicineDoses.id));

/** Returns a recorded dose of the caller. @throws 404 if it is absent or another's */
export async function pickDose(id: string, caller: Caller, tx: Reader): Promise<MedicineDoseRow> {
  const [found] = isUuid(id)
    ? await tx
        .select()
        .from(medicineDoses)
        .where(and(ownDoses(caller), eq(medicineDoses.id, id)))
    : [];
  if (!found) throw notFound();
  return found;
}

/** Returns what was recorded of a dose of a schedule; null if nothing was. */
export async function findStanding(
  medicineId: string,
  { day, time }: { day: string | null; time: string | null },
  tx: Reader,
): Promise<MedicineDoseRow | null> {
  if (day === null || time === null) return null;
  const [found] = await tx
    .select()
    .from(medicineDoses)
    .where(
      and(eq(medicineDoses.medicineId, medicineId), eq(medicineDoses.day, day), eq(medicineDoses.time, time)),
    );
  return found ?? null;
}

const day = 86_400_000;

/** Returns when other doses of a medicine were taken in the day before and after a moment. */
export async function findTakenNear(
  medicineId: string,
  at: Date,
  tx: Reader,
): Promise<{ id: string; at: Date }[]> {
  return tx
    .select({ id: medicineDoses.id, at: medicineDoses.at })
    .from(medicineDoses)
    .where(
      and(
        eq(medicineDoses.medicineId, medicineId),
        eq(medicineDoses.status, 'taken'),
        between(medicineDoses.at, new Date(at.getTime() - day), new Date(at.getTime() + day)),
      ),
    );
}
