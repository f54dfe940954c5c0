import { formatMoment } from '../../kernel/moment';
import { interpret } from '../../vital-signs/interpretation';
import { type dashboardCases, measuredAt, readingOf, subjectOf } from '../../vital-signs/test/clinical-case';
import type { Reading, Subject } from '../../vital-signs/vital-sign';
import type { InsightInput, InsightReading } from '../input';

export const now = new Date(measuredAt);
const hour = 3_600_000;

const nothingMeasured = (period: '7d' | '30d'): InsightInput['week'] => ({
  ...{ period, beforeFrom: measuredAt, from: measuredAt, to: measuredAt, metrics: [], neverMeasured: [] },
});

/** A record of which only this is known. */
export const inputOf = (known: Partial<InsightInput>): InsightInput => ({
  ...{ now, timeZone: 'Asia/Kolkata', latest: [], recent: [] },
  ...{ week: nothingMeasured('7d'), month: nothingMeasured('30d') },
  ...{ labValues: [], medicines: [], goals: [], ...known },
});

/** A reading of so many hours ago, assessed. */
export function readingBefore(hours: number, reading: Reading, subject: Subject): InsightReading {
  const at = formatMoment({ at: new Date(now.getTime() - hours * hour), offset: 330 });
  const id = `${reading.type}-${hours}-${reading.value ?? reading.systolic}`;
  return { ...reading, id, measuredAt: at, interpretation: interpret(reading, subject, at) };
}

/** "3h glucose 640 mg/dL; 0h glucose 45 mg/dL" */
export function readingsOfCase(row: ReturnType<typeof dashboardCases>[number]): InsightReading[] {
  const subject = subjectOf(row);
  return row.readings.split('; ').map((one) => {
    const [, hours, type = '', value = '', unit = ''] = /^([\d.]+)h (\S+) (\S+) (\S+)$/.exec(one) ?? [];
    if (!hours) throw new RangeError(`"${one}" is no reading such as "3h glucose 640 mg/dL".`);
    const timing = type === 'glucose' ? 'random' : '';
    return readingBefore(Number(hours), readingOf({ type, value, unit, timing, site: '' }), subject);
  });
}
