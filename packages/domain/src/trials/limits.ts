import type { Criterion, Statement } from './criterion';

const monthsIn = { year: 12, month: 1 } as const;
const daysIn = { week: 7, day: 1 } as const;

/** A limit of age in the unit in which the registry says it. */
export type AgeLimit = { count: number; unit: keyof typeof monthsIn | keyof typeof daysIn };

/** The limits that a study states in fields of their own. The last age counts as a whole; a text is a limit that is not understood. */
export type Limits = {
  from: AgeLimit | string | null;
  last: AgeLimit | string | null;
  sex: 'ALL' | 'FEMALE' | 'MALE';
  /** True if there is more text of the study than is given. */
  isCut?: boolean;
};

type Line = Omit<Criterion, 'id'>;

const isWeekOrDay = (unit: AgeLimit['unit']): unit is keyof typeof daysIn => unit in daysIn;

/** The first age, or the one after the last, in completed months or in days. */
const boundOf = ({ count, unit }: AgeLimit, more: 0 | 1): number =>
  (count + more) * (isWeekOrDay(unit) ? daysIn[unit] : monthsIn[unit]);

const sayAge = ({ count, unit }: AgeLimit) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Ages as a person says them: "40 to 70 years", "6 months to 1 year", "6 weeks or older". */
function sayAges(from: AgeLimit | null, last: AgeLimit | null): string {
  if (from && last) return `Age ${from.unit === last.unit ? from.count : sayAge(from)} to ${sayAge(last)}`;
  if (from) return `Age ${sayAge(from)} or older`;
  return last ? `Age ${sayAge(last)} or younger` : '';
}

const ofInclusion = (text: string, statement: Statement | null): Line => ({
  ...{ side: 'inclusion', text },
  rule: statement && { statement, isNegated: false },
});

function ageLine(from: AgeLimit | null, last: AgeLimit | null): Line[] {
  const unit = (from ?? last)?.unit;
  if (unit === undefined) return [];
  const age = {
    ...{ kind: 'age' as const, from: from && boundOf(from, 0), below: last && boundOf(last, 1) },
    ...(isWeekOrDay(unit) && { isInDays: true as const }),
  };
  return [ofInclusion(sayAges(from, last), age)];
}

const readable = (limit: AgeLimit | string | null): AgeLimit | null =>
  typeof limit === 'string' ? null : limit;

/** The limits as criteria. They are rules whatever their words are, but for one that is not understood. */
export function limitLines({ from, last, sex }: Limits): Line[] {
  const [first, end] = [readable(from), readable(last)];
  // Days are not compared with months: a month has 28 to 31 of them.
  const isOne = first === null || end === null || isWeekOrDay(first.unit) === isWeekOrDay(end.unit);
  return [
    ...(isOne ? ageLine(first, end) : [...ageLine(first, null), ...ageLine(null, end)]),
    ...(typeof from === 'string' ? [ofInclusion(`Minimum age: ${from}`, null)] : []),
    ...(typeof last === 'string' ? [ofInclusion(`Maximum age: ${last}`, null)] : []),
    ...(sex === 'ALL' ? [] : [ofInclusion(sex === 'FEMALE' ? 'Female' : 'Male', { kind: 'sex', sex })]),
  ];
}

/** The months among which a search finds a study: from the first on, and below the second. Limits in days become months that leave nobody out. */
export function monthsOfLimits({ from, last }: Pick<Limits, 'from' | 'last'>) {
  const [first, end] = [readable(from), readable(last)];
  const inMonths = (limit: AgeLimit, more: 0 | 1) =>
    boundOf(limit, more) / (isWeekOrDay(limit.unit) ? daysOfMonth : 1);
  return {
    fromMonths: first && Math.floor(inMonths(first, 0)),
    belowMonths: end && Math.ceil(inMonths(end, 1)),
  };
}

const daysOfMonth = 30.44;
