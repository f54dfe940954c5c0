import type { RecordRow } from '../types';

export type Month = { month: string | null; rows: RecordRow[] };
export type Year = { year: string | null; months: Month[] };

/** Records by year and month, in the order in which they come; those without a day stand by themselves. */
export function groupRecords(rows: readonly RecordRow[]): Year[] {
  const years: Year[] = [];
  for (const row of rows) {
    const [year, month] = [row.day?.slice(0, 4) ?? null, row.day?.slice(0, 7) ?? null];
    if (years.length === 0 || years.at(-1)?.year !== year) years.push({ year, months: [] });
    const ofYear = years.at(-1) as Year;
    const ofMonth = ofYear.months.at(-1);
    if (ofMonth && ofMonth.month === month) ofMonth.rows.push(row);
    else ofYear.months.push({ month, rows: [row] });
  }
  return years;
}
