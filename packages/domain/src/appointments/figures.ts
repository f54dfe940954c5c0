import type { At } from '../kernel/at';
import { addDays, daysFromTo } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import type { ConsultationEvent, ConsultationStatus } from './visit';

export type FiguresPeriod = 'week' | 'month' | 'quarter' | 'year';

/** Days of each period, and of each of its parts. */
const lengths: Readonly<Record<FiguresPeriod, { days: number; step: number }>> = {
  week: { days: 7, step: 1 },
  month: { days: 30, step: 1 },
  quarter: { days: 91, step: 7 },
  year: { days: 364, step: 28 },
};

/** A share or a median of fewer says more about one person than about a practice. */
export const fewestOfFigure = 5;

type Counted = {
  status: ConsultationStatus;
  scheduledAt: At;
  changes: readonly ConsultationEvent[];
  /** The rating of the patient. */
  stars: number | null;
};
type FiguresPart = { from: string; to: string; visits: number; noShows: number };
export type Figures = {
  period: FiguresPeriod;
  timeZone: string;
  from: string;
  to: string;
  visits: number;
  completed: number;
  noShows: number;
  cancelled: number;
  noShowPercent: number | null;
  waits: number;
  medianWaitMinutes: number | null;
  ratings: number;
  averageRating: number | null;
  parts: FiguresPart[];
};

/** Returns the days of a period. @param today of the doctor's calendar */
export const daysOfFigures = (period: FiguresPeriod, today: string): { from: string; to: string } => ({
  from: addDays(today, 1 - lengths[period].days),
  to: today,
});

/** Returns how long a patient waited in minutes: from the check-in, or the time of the visit if that was later, to its beginning; null if that is not known. */
export function waitOf(changes: readonly ConsultationEvent[]): number | null {
  const here = changes.find(({ status }) => status === 'checked_in');
  const begun = changes.find(({ status }) => status === 'in_progress');
  if (!here || !begun) return null;
  const from = Math.max(Date.parse(here.at), Date.parse(here.scheduledAt));
  return Math.max(0, Date.parse(begun.at) - from) / 60_000;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Returns the number of ratings and their average with one digit; null for fewer than five. @param stars of each rating, from 1 to 5 */
export function ratingFigures(stars: readonly number[]): Pick<Figures, 'ratings' | 'averageRating'> {
  const sum = stars.reduce((total, one) => total + one, 0);
  return {
    ratings: stars.length,
    averageRating: stars.length < fewestOfFigure ? null : Math.round((10 * sum) / stars.length) / 10,
  };
}

/** Returns the figures of a period up to today. @param visits those of a doctor; the ones on other days are left out */
export function figuresOf(
  visits: readonly Counted[],
  { period, timeZone, now }: { period: FiguresPeriod; timeZone: string; now: Date },
): Figures {
  const { from, to } = daysOfFigures(period, localDay(now, timeZone));
  const dated = visits
    .map((visit) => ({ ...visit, date: localDay(new Date(visit.scheduledAt), timeZone) }))
    .filter(({ date }) => from <= date && date <= to);
  const countOf = (status: ConsultationStatus) => dated.filter((visit) => visit.status === status).length;
  const [completed, noShows, cancelled] = [countOf('completed'), countOf('no_show'), countOf('cancelled')];
  const over = completed + noShows;
  const waits = dated.map(({ changes }) => waitOf(changes)).filter((wait) => wait !== null);
  const { days, step } = lengths[period];
  const parts = Array.from({ length: days / step }, (_, index): FiguresPart => {
    const first = addDays(from, index * step);
    return { from: first, to: addDays(first, step - 1), visits: 0, noShows: 0 };
  });
  for (const { date, status } of dated) {
    const part = parts[Math.floor(daysFromTo(from, date) / step)];
    if (!part || status === 'cancelled') continue;
    part.visits += 1;
    if (status === 'no_show') part.noShows += 1;
  }
  return {
    period,
    timeZone,
    from,
    to,
    visits: dated.length - cancelled,
    completed,
    noShows,
    cancelled,
    noShowPercent: over < fewestOfFigure ? null : Math.round((100 * noShows) / over),
    waits: waits.length,
    medianWaitMinutes: waits.length < fewestOfFigure ? null : Math.round(medianOf(waits)),
    ...ratingFigures(dated.map(({ stars }) => stars).filter((stars) => stars !== null)),
    parts,
  };
}

/** Writes the parts as CSV (RFC 4180), for other programs. */
export const figuresTable = (parts: readonly FiguresPart[]): string =>
  [
    'from,to,visits,no_shows',
    ...parts.map(({ from, to, visits, noShows }) => [from, to, visits, noShows].join(',')),
    '',
  ].join('\r\n');
