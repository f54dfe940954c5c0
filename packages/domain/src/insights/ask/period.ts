import { addDays, mondayOf } from '../../kernel/calendar';

/** Days that a question is about, both within it: `YYYY-MM-DD`; null where it has no end on that side. */
export type Period = { from: string | null; to: string | null };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dayWords = 'day before yesterday|today|yesterday|tomorrow|aaj';
const year = '(?:19|20)\\d\\d';
const figure = `(?:${year}-\\d\\d?-\\d\\d?|\\d\\d?[/.-]\\d\\d?[/.-](?:${year}|\\d\\d))`;
const ordinal = '\\d\\d?(?:st|nd|rd|th)?';
const around = '(?:(?:last|this|next) (?:week|month|year))';
/** A day, a month, a year, or a span with a name. */
const date = `(?:${figure}|${ordinal}(?: of)? ${month}(?: ${year})?|${month} ${ordinal}(?!\\d)(?: ${year})?|${month}(?: ${year})?|${year}|${dayWords}|${around})`;
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, couple: 2, few: 3 },
};
const count = `(?:\\d{1,3}|${Object.keys(numbers).join('|')})`;

const fullYear = (figures: number) => (figures < 100 ? 2000 + figures : figures);
const pad = (figures: number) => String(figures).padStart(2, '0');
const dayOf = (y: number, m: number, d: number): string | null => {
  const made = `${y}-${pad(m)}-${pad(d)}`;
  const at = new Date(`${made}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== made ? null : made;
};
const endOfMonth = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10);
const monthAt = (name: string) => months.indexOf(name.slice(0, 3)) + 1;
const whole = (y: number, m: number): Period => ({ from: dayOf(y, m, 1), to: endOfMonth(y, m) });
const shifted = (today: string, by: number): [number, number] => {
  const at = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + by, 1));
  return [at.getUTCFullYear(), at.getUTCMonth() + 1];
};
/** The same day some months before; the last of that month where it has no such day. */
function monthsBefore(today: string, by: number): string {
  const [y, m] = shifted(today, -by);
  return dayOf(y, m, Number(today.slice(8))) ?? endOfMonth(y, m);
}

/** Returns the days that a date in words means; null if there is no such date. A date without a year is the latest that has begun. */
function rangeOf(text: string, today: string): Period | null {
  const [y, m] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const one = (day: string | null): Period | null => (day === null ? null : { from: day, to: day });
  if (text === 'today' || text === 'aaj') return one(today);
  if (text === 'yesterday') return one(addDays(today, -1));
  if (text === 'day before yesterday') return one(addDays(today, -2));
  if (text === 'tomorrow') return one(addDays(today, 1));
  const named = /^(last|this|next) (week|month|year)$/.exec(text);
  if (named) {
    const by = { last: -1, this: 0, next: 1 }[named[1] as 'last' | 'this' | 'next'];
    if (named[2] === 'year') return { from: `${y + by}-01-01`, to: `${y + by}-12-31` };
    if (named[2] === 'month') return whole(...shifted(today, by));
    const monday = addDays(mondayOf(today), 7 * by);
    return { from: monday, to: addDays(monday, 6) };
  }
  if (/^\d{4}$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` };
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
  if (iso) return one(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const figures = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(text);
  // The day comes first, as it is written in India.
  if (figures) return one(dayOf(fullYear(Number(figures[3])), Number(figures[2]), Number(figures[1])));
  const name = new RegExp(month).exec(text)?.[0];
  if (!name) return null;
  const at = monthAt(name);
  const given = new RegExp(year).exec(text)?.[0];
  const day = /(?<!\d)(\d\d?)(?!\d)/.exec(text.replace(/(?<=\d)(st|nd|rd|th)/, ' '))?.[1];
  if (day === undefined) return whole(given ? Number(given) : at > m ? y - 1 : y, at);
  const now = dayOf(given ? Number(given) : y, at, Number(day));
  return one(!given && now !== null && now > today ? dayOf(y - 1, at, Number(day)) : now);
}

type Rule = { form: RegExp; find: (parts: readonly string[], today: string) => Period | null };

const rule = (form: string, find: Rule['find']): Rule => ({
  form: new RegExp(`(?<![a-z0-9])${form}(?![a-z0-9])`),
  find,
});

function rolling(amount: number, unit: string, today: string): Period {
  if (unit === 'day') return { from: addDays(today, 1 - amount), to: today };
  if (unit === 'week') return { from: addDays(today, 1 - 7 * amount), to: today };
  return { from: addDays(monthsBefore(today, unit === 'month' ? amount : 12 * amount), 1), to: today };
}

function ago(amount: number, unit: string, today: string): Period {
  if (unit === 'month') return whole(...shifted(today, -amount));
  if (unit === 'year') return rangeOf(String(Number(today.slice(0, 4)) - amount), today) as Period;
  const day = addDays(today, -amount * (unit === 'week' ? 7 : 1));
  return unit === 'day' ? { from: day, to: day } : { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
}

/** Forms of periods; the first that fits is taken. */
const rules: readonly Rule[] = [
  rule(`(?:between|from) (${date}) (?:and|to|until|till|-) (${date})`, ([a = '', b = ''], today) => {
    const [one, other] = [rangeOf(a, today), rangeOf(b, today)];
    if (!one?.from || !other?.to) return null;
    return one.from <= other.to ? { from: one.from, to: other.to } : { from: other.from, to: one.to };
  }),
  rule(
    `(?:in |over |during |for |within |of |from )?(?:the |my )?(?:last|past|previous) (${count})(?: of)? (day|week|month|year)s?`,
    ([amount = '', unit = ''], today) => rolling(numbers[amount] ?? Number(amount), unit, today),
  ),
  rule(`(${count}) (day|week|month|year)s? ago`, ([amount = '', unit = ''], today) =>
    ago(numbers[amount] ?? Number(amount), unit, today),
  ),
  // "Three months sugar" is the name of a test.
  rule(`(?:for )?(${count}) (day|week|month|year)s?(?! sugar)`, ([amount = '', unit = ''], today) =>
    rolling(numbers[amount] ?? Number(amount), unit, today),
  ),
  // "In the last month" is until now; "last month" is the one of the calendar.
  rule(
    `(?:(?:in|over|during|for|within) the (?:last|past)|(?:the )?past) (day|week|month|year)`,
    ([unit = ''], today) => rolling(1, unit, today),
  ),
  rule(`(?:since|from|starting) (?:the )?(${date})(?: onwards?)?`, ([a = ''], today) => {
    const range = rangeOf(a, today);
    return range && { from: range.from, to: null };
  }),
  rule(`after (?:the )?(${date})`, ([a = ''], today) => {
    const end = rangeOf(a, today)?.to;
    return end ? { from: addDays(end, 1), to: null } : null;
  }),
  rule(`before (?:the )?(${date})`, ([a = ''], today) => {
    const begin = rangeOf(a, today)?.from;
    return begin ? { from: null, to: addDays(begin, -1) } : null;
  }),
  rule(`(?:until|till|up to) (?:the )?(${date})`, ([a = ''], today) => {
    const end = rangeOf(a, today)?.to;
    return end ? { from: null, to: end } : null;
  }),
  rule(`(?:in|on|during|for|of|dated) (?:the )?(${date})`, ([a = ''], today) => rangeOf(a, today)),
  // "May" alone is a verb too, and "mar" a word of Hindi.
  rule(`(?!(?:may|mar)(?! \\d))(${date})`, ([a = ''], today) => rangeOf(a, today)),
];

/** Returns the days that a plain question names, null if it names none, and the question without them. */
export function findPeriod(question: string, today: string): { period: Period | null; rest: string } {
  for (const { form, find } of rules) {
    const match = form.exec(question);
    const period = match && find(match.slice(1), today);
    if (match && period)
      return {
        period,
        rest: `${question.slice(0, match.index)} ${question.slice(match.index + match[0].length)}`
          .replaceAll(/\s+/g, ' ')
          .trim(),
      };
  }
  return { period: null, rest: question };
}

/** True if a day, or a span of days, touches a period. Null as an end: it goes on. */
export const touches = (period: Period, from: string, to: string | null = from): boolean =>
  (period.to === null || from <= period.to) && (period.from === null || to === null || to >= period.from);
