import type { Unit, VitalSignType } from '../vital-signs/vital-sign';
import type { ImportedReading } from './health-import';

/** The types of measures, as Withings numbers them, with our type and unit. */
const single: Readonly<Record<number, { type: VitalSignType; unit: Unit; factor?: number }>> = {
  1: { type: 'weight', unit: 'kg' },
  // Metres there.
  4: { type: 'height', unit: 'cm', factor: 100 },
  11: { type: 'pulse', unit: '/min' },
  12: { type: 'temperature', unit: 'Cel' },
  54: { type: 'oxygen_saturation', unit: '%' },
  71: { type: 'temperature', unit: 'Cel' },
};
const [diastolic, systolic] = [9, 10];

export const withingsTypes = [...Object.keys(single).map(Number), diastolic, systolic];

type Group = { date: number; measures: readonly { value: number; type: number; unit: number }[] };

const isGroup = (one: unknown): one is Group => {
  if (typeof one !== 'object' || one === null) return false;
  const { date, measures, category } = one as Record<string, unknown>;
  // 1 is a real measurement; 2 is a goal of the person.
  return typeof date === 'number' && Array.isArray(measures) && (category === undefined || category === 1);
};

/** Returns the readings of an answer of `getmeas`; null if it is none. @param body the parsed JSON */
export function readWithings(body: unknown): ImportedReading[] | null {
  const answer = body as { status?: unknown; body?: { measuregrps?: unknown } };
  if (answer?.status !== 0 || !Array.isArray(answer.body?.measuregrps)) return null;
  return answer.body.measuregrps.filter(isGroup).flatMap((group, index) => readGroup(group, index + 1));
}

function readGroup({ date, measures }: Group, row: number): ImportedReading[] {
  const measuredAt = new Date(date * 1000).toISOString();
  const valueOf = (type: number) => {
    const found = measures.find((one) => one.type === type);
    // A decimal exponent: rounded, because the product of a power of ten is not exact.
    return found && Number((found.value * 10 ** found.unit).toPrecision(6));
  };
  const [upper, lower] = [valueOf(systolic), valueOf(diastolic)];
  const pressure: ImportedReading[] =
    upper !== undefined && lower !== undefined
      ? [
          {
            ...{ row, type: 'blood_pressure', unit: 'mm[Hg]', measuredAt },
            ...{ systolic: Math.round(upper), diastolic: Math.round(lower) },
          },
        ]
      : [];
  return [
    ...pressure,
    ...Object.entries(single).flatMap(([number, { type, unit, factor = 1 }]): ImportedReading[] => {
      const value = valueOf(Number(number));
      return value === undefined ? [] : [{ row, type, unit, measuredAt, value: value * factor }];
    }),
  ];
}
