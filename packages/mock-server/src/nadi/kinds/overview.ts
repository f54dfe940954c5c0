import type { HealthMetrics, PatientDashboard, WellnessSummary } from '@nadi/contract/schema';
import { type Period, startOfPeriod, startOfPeriodBefore } from '@nadi/domain/kernel/period';
import { sectionsOf } from '@nadi/domain/medical-history/overview';
import { presentWellness, wellnessTimes } from '@nadi/domain/medical-history/wellness';
import { withMedicines } from '@nadi/domain/medicines/as-history-entry';
import { mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import { statisticsOf } from '@nadi/domain/vital-signs/course';
import {
  type Counts,
  countsBefore,
  type Measured,
  type MeasuredIn,
  presentMetrics,
} from '@nadi/domain/vital-signs/health-metrics';
import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import type { Kind } from '../../mock-types';
import { enteredAt, subjectOf } from '../assessing';
import { summaryOf, toDays } from '../operations/vital-sign-course';
import { presentReading } from '../present';
import { measuredOn, readingsOf } from '../readings';
import type { Person } from '../world';
import { keptOne, ownerOf } from './list-adapters';
import { countsOf } from './notifications';

export const healthMetrics: Kind<HealthMetrics> = {
  kept(given) {
    const me = ownerOf(given);
    return keptOne(() => metricsOf(me, (given.query.period ?? '30d') as Period, given.now));
  },
};

/** Returns what a person measured in a period, beside the one before. */
export const metricsOf = (me: Person, period: Period, now: Date): HealthMetrics =>
  presentMetrics(measuredOf(me, period, now), { period, subject: subjectOf(me), now });

export function measuredOf(me: Person, period: Period, now: Date): Measured[] {
  const from = startOfPeriod(period, now);
  const beforeFrom = startOfPeriodBefore(period, now);
  return vitalSignTypes.flatMap((type) => {
    const all = readingsOf(me, type);
    const [latest] = all;
    if (!latest) return [];
    const sumsOf = (isIn: (at: number) => boolean): Omit<MeasuredIn, 'counts'> => {
      const days = toDays(all.filter((row) => isIn(measuredOn(row))).reverse());
      return { days: days.length, statistics: statisticsOf(days) };
    };
    const counts = countsSince(me, from).get(type) ?? nothing;
    const both = countsSince(me, beforeFrom).get(type) ?? nothing;
    return [
      {
        type,
        counts,
        ...sumsOf((at) => at >= from.getTime()),
        before: {
          counts: countsBefore(both, counts),
          ...sumsOf((at) => at >= beforeFrom.getTime() && at < from.getTime()),
        },
        latestId: latest.id,
        latestAt: enteredAt(latest),
      },
    ];
  });
}

export const wellnessSummary: Kind<WellnessSummary> = {
  kept(given) {
    const me = ownerOf(given);
    const { from, middle } = wellnessTimes(given.now);
    return keptOne(() =>
      presentWellness(
        {
          both: countsSince(me, from),
          last: countsSince(me, middle),
          rows: me.medicalHistoryEntries,
          dateOfBirth: me.patient?.dateOfBirth ?? null,
        },
        given.now,
      ),
    );
  },
};

export const patientDashboard: Kind<PatientDashboard> = {
  kept(given) {
    const me = ownerOf(given);
    return keptOne(() => {
      const readings = readingsOf(me).map((row) => presentReading(row, me));
      const latest = vitalSignTypes.flatMap((wanted) => readings.find(({ type }) => type === wanted) ?? []);
      return {
        attention: mostSevereRecent(readings, given.now),
        latest: latest.sort((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt)),
        history: sectionsOf(withMedicines(me.medicalHistoryEntries, me.medicines, given.now)),
        unreadNotifications: countsOf(me).unread,
      };
    });
  },
};

const nothing: Counts = { count: 0, inRange: 0, inRangeConditionally: 0, outOfRange: 0, notAssessed: 0 };

/** Types without a reading since then are absent. */
function countsSince(me: Person, from: Date): Map<VitalSignType, Counts> {
  return new Map(
    vitalSignTypes
      .flatMap((type) => summaryOf(type, from, me))
      .filter(({ count }) => count > 0)
      .map(({ type, count, inRange, inRangeConditionally, outOfRange, notAssessed }) => [
        type,
        { count, inRange, inRangeConditionally, outOfRange, notAssessed },
      ]),
  );
}
