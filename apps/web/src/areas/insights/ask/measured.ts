import type { LabObservation, VitalSign } from '@nadi/contract/schema';
import type { ItemNumber } from '@nadi/domain/insights/ask/answer';
import { groupBy } from '@nadi/domain/kernel/group-by';
import { trendLines } from '@nadi/domain/labs/trend';
import { unitLabel } from '@nadi/domain/labs/unit-label';
import {
  canonicalUnitOf,
  decimalsOf,
  roundTo,
  toCanonical,
  unitLabels,
} from '@nadi/domain/vital-signs/units';
import { kindLabel, readingTitle, sayTiming } from '@nadi/ui/words/reading';
import { type Found, joined, plainItem } from './found';

/** The numbers of a reading in the unit in which all of its type can be compared. */
function numbersOf({ type, unit, systolic, diastolic, value }: VitalSign): ItemNumber[] {
  const to = canonicalUnitOf(type);
  const numbers = { systolic, diastolic, value };
  return (['systolic', 'diastolic', 'value'] as const).flatMap((code) => {
    const number = numbers[code];
    if (number === null) return [];
    const rounded = roundTo(toCanonical(number, unit), Math.max(decimalsOf[to], unit === to ? 1 : 0));
    return [{ code, value: rounded, unit: unitLabels[to] }];
  });
}

/** Readings as items. @param asking the ids of those that ask for action */
export const readingsFound = (rows: readonly VitalSign[], asking: ReadonlySet<string>): Found[] =>
  rows.map((reading) => ({
    item: {
      ...plainItem,
      ...{ id: reading.id, kind: 'reading', subject: `reading:${reading.type}`, timing: reading.timing },
      ...{ at: reading.measuredAt, numbers: numbersOf(reading) },
      text: joined(readingTitle(reading), kindLabel(reading.type), sayTiming(reading.timing), reading.note),
    },
    passage: {
      ...{ kind: 'reading', id: reading.id, reading, asksForAction: asking.has(reading.id) },
      href: `/dashboard/vital-signs?${new URLSearchParams({ type: reading.type, period: 'all' })}`,
    },
  }));

/** Saved lab values as items; those of one test in one unit, where a factor between their units is known. */
export function labsFound(rows: readonly LabObservation[]): Found[] {
  const byTest = groupBy(rows, ({ analyte, name }) => analyte ?? name);
  const compared = new Map<string, ItemNumber>();
  // "Less than 5" is no number that can be averaged.
  for (const own of byTest.values())
    for (const { unit, points } of trendLines(own))
      for (const { id, number, comparator } of points)
        if (comparator === '')
          compared.set(id, { code: 'value', value: number, unit: unit === null ? '' : unitLabel(unit) });
  return rows.map((row) => {
    const number = compared.get(row.id);
    return {
      item: {
        ...plainItem,
        ...{ id: row.id, kind: 'lab', at: row.day, numbers: number ? [number] : [] },
        subject: `lab:${row.analyte ?? row.name}`,
        text: joined(row.name, row.words, row.flag),
      },
      passage: {
        ...{ kind: 'lab', id: row.id, day: row.day },
        value: { ...row, unit: row.unit === null ? null : unitLabel(row.unit) },
        href: `/dashboard/medical-records/${row.recordId}`,
      },
    };
  });
}
