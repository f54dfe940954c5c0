import type { Growth } from '@nadi/contract/schema';
import { csvCell } from '@nadi/domain/kernel/csv';

export const growthQuery = ['get', '/vital-signs/growth'] as const;

/** Returns the values of all measures as a table (CSV), the oldest first. */
export function growthTable({ sex, measures }: Growth): string {
  const head = [
    ...['sex', 'measure', 'unit', 'day', 'age in months', 'lowest', 'highest'],
    ...['of 100 below the lowest', 'of 100 below the highest', 'chart', 'with the height of'],
  ];
  const rows = measures.flatMap(({ code, unit, points }) =>
    points.map((point) => [
      ...[sex, code, unit, point.day, point.ageMonths, point.low, point.high],
      ...[point.lowShare, point.highShare, point.standard, point.heightDay],
    ]),
  );
  return `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
