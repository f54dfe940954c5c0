import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { SampleDay } from './sample-year';

export type SamplePeriod = '30d' | '90d' | '1y';

const lengths: Record<SamplePeriod, number> = { '30d': 30, '90d': 90, '1y': 365 };

/** The last days of the year. */
export const daysOf = (year: readonly SampleDay[], period: SamplePeriod): readonly SampleDay[] =>
  year.slice(-lengths[period]);

/** Days that are drawn as one. */
export type Span = { label: string; shortLabel: string; days: SampleDay[] };

export type SpanLength = 'day' | 'week' | 'month';

/** The stretches of a period, oldest first; the first and the last may be cut off by it. */
export function spansOf(days: readonly SampleDay[], length: SpanLength): Span[] {
  const spans = new Map<string, SampleDay[]>();
  for (const day of days) {
    const start = startOf(day.date, length);
    spans.set(start, [...(spans.get(start) ?? []), day]);
  }
  return [...spans].map(([start, some]) => ({ ...namesOf(some[0]?.date ?? start, length), days: some }));
}

function startOf(date: string, length: SpanLength): string {
  if (length === 'day') return date;
  if (length === 'month') return date.slice(0, 7);
  const day = new Date(date);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

/** A calendar day, wherever its reader is. */
const write = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formattingLocale(), { timeZone: 'UTC', ...options }).format(new Date(date));

export const writeDay = (date: string) => write(date, { day: 'numeric', month: 'short' });

function namesOf(date: string, length: SpanLength): Pick<Span, 'label' | 'shortLabel'> {
  if (length === 'month')
    return { label: write(date, { month: 'long' }), shortLabel: write(date, { month: 'short' }) };
  const day = writeDay(date);
  if (length === 'week') return { label: m.demo_charts_week({ day }), shortLabel: day };
  return { label: write(date, { weekday: 'long', day: 'numeric', month: 'short' }), shortLabel: day };
}

/** Returns the mean of what is known; null where nothing is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
