import type { Growth } from '@nadi/contract/schema';
import { csvCell } from '@nadi/domain/kernel/csv';

export const growthQuery = ['get', '/vital-signs/growth'] as const;

/** Returns the values of all measures as a table (CSV), the oldest first. */
export function growthTable({ measures }: Growth): string {
  const head = ['measure', 'unit', 'day', 'age in months', 'lowest', 'highest', 'of 100 below', 'chart'];
  const rows = measures.flatMap(({ code, unit, points }) =>
    points.map((point) => [
      ...[code, unit, point.day, point.ageMonths, point.low, point.high],
      ...[point.lowShare, point.standard],
    ]),
  );
  return `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
