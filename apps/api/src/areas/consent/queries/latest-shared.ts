import type { SharedLatest } from '@nadi/contract/schema';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { coveredBy, type Grant } from '../../../kernel/policy/granted';
import type { SharedTable } from '../../../kernel/sharing/shared-table';
import { vitalSigns } from '../../vital-signs/offers';
import { findShared } from './shared-entries';

const thirtyDays = 30 * 86_400_000;
const maxPoints = 100;

/** The latest reading of each type that a doctor may see, with those of the 30 days before it. */
export async function findLatestShared(
  declared: readonly SharedTable[],
  grants: readonly [Grant, ...Grant[]],
  tx: Reader,
): Promise<SharedLatest[]> {
  const readings = declared.find(({ as }) => as === 'reading');
  if (!readings) return [];
  const covered = coveredBy(readings, grants[0].patientId, grants);
  const { measuredAt, measuredOffset, systolic, diastolic, canonicalValue } = vitalSigns;
  const found = await Promise.all(
    vitalSignTypes.map(async (type) => {
      const ofType = eq(vitalSigns.type, type);
      const [latest] = await findShared(readings, grants, { limit: 1, also: ofType }, tx);
      if (!latest) return [];
      const { position, ...entry } = latest;
      const since = new Date(position.at.getTime() - thirtyDays);
      const rows = await tx
        .select({ measuredAt, measuredOffset, systolic, diastolic, canonicalValue })
        .from(vitalSigns)
        .where(and(covered, ofType, gte(measuredAt, since), lte(measuredAt, position.at)))
        .orderBy(desc(measuredAt), desc(vitalSigns.id))
        .limit(maxPoints);
      const points = rows.reverse().map((row) => ({
        at: formatMoment({ at: row.measuredAt, offset: row.measuredOffset }),
        systolic: row.systolic,
        diastolic: row.diastolic,
        value: row.canonicalValue,
      }));
      return [{ entry, points }];
    }),
  );
  return found.flat();
}
