import { addDays } from '@nadi/domain/kernel/calendar';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { rangesOf } from '@nadi/domain/vital-signs/interpretation';
import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import { signTypes, togetherHours } from '@nadi/domain/vital-signs/together';
import { and, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FindGiven } from '../../../kernel/triggers/trigger';
import { vitalSignDays } from '../tables/vital-sign-days';
import { type VitalSignRow, vitalSigns } from '../tables/vital-signs';

const hour = 3_600_000;

/**
 * Returns people whose latest readings are urgent together when the last of them was recorded, and the newest of these readings. A
 * person who has recorded a reading since `until` is left out: they were told with it.
 */
export async function findTogether(
  { tx, now, userId }: Omit<FindGiven, 'day'>,
  until: Date,
): Promise<{ userId: string; about: string }[]> {
  // Readings that count together at the latest moment of recording that is looked at.
  const since = new Date(until.getTime() - 2 * togetherHours * hour);
  const patients = tx
    .select({ id: vitalSignDays.patientId })
    .from(vitalSignDays)
    .where(
      and(
        userId === null ? undefined : eq(vitalSignDays.patientId, userId),
        gte(vitalSignDays.utcDay, addDays(now.toISOString().slice(0, 10), -1)),
        gte(vitalSignDays.lastAt, since),
        inArray(vitalSignDays.type, [...signTypes]),
      ),
    )
    .groupBy(vitalSignDays.patientId)
    .having(sql`count(distinct ${vitalSignDays.type}) > 1`);
  const rows = await tx
    .select()
    .from(vitalSigns)
    .where(
      and(
        inArray(vitalSigns.patientId, patients),
        inArray(vitalSigns.type, [...signTypes]),
        isNull(vitalSigns.deletedAt),
        gte(vitalSigns.measuredAt, since),
        lte(vitalSigns.measuredAt, now),
      ),
    )
    .orderBy(desc(vitalSigns.measuredAt));
  const byPatient = new Map<string, VitalSignRow[]>();
  for (const row of rows) byPatient.set(row.patientId, [...(byPatient.get(row.patientId) ?? []), row]);
  return [...byPatient].flatMap(([patientId, all]) => {
    const recordedAt = new Date(Math.max(...all.map(({ createdAt }) => createdAt.getTime())));
    const isLate = recordedAt < new Date(until.getTime() - togetherHours * hour);
    if (recordedAt > until || isLate) return [];
    const { together } = messagesFor(all.map(toldReading), recordedAt);
    const [newest] = all.filter(({ id }) => together?.readings.some((one) => one.id === id));
    return newest ? [{ userId: patientId, about: newest.id }] : [];
  });
}

const toldReading = ({ assessment, measuredAt, measuredOffset, ...row }: VitalSignRow) => ({
  ...row,
  measuredAt: formatMoment({ at: measuredAt, offset: measuredOffset }),
  interpretation: { ...assessment, ranges: rangesOf(assessment.ways, row.unit) },
});
