import { addDays, mondayOf } from '../../kernel/calendar';

/** Days that a question is about, both within it: `YYYY-MM-DD`; null where it has no end on that side. */
export type Period = { from: string | null; to: string | null };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthForm =
  /(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)/;
const yearForm = /(?:19|20)\d\d/;
/** Forms of a day, a month, a year, or a span with a name. One that holds another comes before it. */
const dateForms = [
  /(?<![a-z0-9])(?:(?:19|20)\d\d-\d\d?-\d\d?|\d\d?[/.-]\d\d?[/.-](?:(?:19|20)\d\d|\d\d))(?![a-z0-9])/g,
  /(?<![a-z0-9])\d\d?(?:st|nd|rd|th)?(?: of)? (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: (?:19|20)\d\d)?(?![a-z0-9])/g,
  /(?<![a-z0-9])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \d\d?(?:st|nd|rd|th)?(?!\d)(?: (?:19|20)\d\d)?(?![a-z0-9])/g,
  /(?<![a-z0-9])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: (?:19|20)\d\d)?(?![a-z0-9])/g,
  /(?<![a-z0-9#])(?:(?:19|20)\d\d|day before yesterday|today|yesterday|tomorrow|aaj|(?:last|this|next) (?:week|month|year))(?![a-z0-9])/g,
];
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, couple: 2, few: 3 },
};

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
  const name = monthForm.exec(text)?.[0];
  if (!name) return null;
  const at = monthAt(name);
  const given = yearForm.exec(text)?.[0];
  const day = /(?<!\d)(\d\d?)(?!\d)/.exec(text.replace(/(?<=\d)(st|nd|rd|th)/, ' '))?.[1];
  if (day === undefined) return whole(given ? Number(given) : at > m ? y - 1 : y, at);
  const now = dayOf(given ? Number(given) : y, at, Number(day));
  return one(!given && now !== null && now > today ? dayOf(y - 1, at, Number(day)) : now);
}

type Rule = {
  form: RegExp;
  /** @param parts what the groups of the form hold: dates as they were written */
  find: (parts: readonly string[], today: string) => Period | null;
};

/** A question of which the dates stand as `#0#`, `#1#`. A plain question has no such mark of its own. */
type Dated = { text: string; dates: readonly string[] };

function markDates(question: string): Dated {
  const dates: string[] = [];
  let text = question;
  for (const form of dateForms)
    text = text.replace(form, (date) => {
      dates.push(date);
      return `#${dates.length - 1}#`;
    });
  return { text, dates };
}

const unmark = (text: string, dates: readonly string[]): string =>
  text.replace(/#(\d+)#/g, (_, index) => dates[Number(index)] ?? '');

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

/** Forms with two dates; the first that fits is taken. */
const spans: readonly Rule[] = [
  {
    form: /(?<![a-z0-9])(?:between|from) #(\d+)# (?:and|to|until|till|-) #(\d+)#/,
    find([a = '', b = ''], today) {
      const [one, other] = [rangeOf(a, today), rangeOf(b, today)];
      if (!one?.from || !other?.to) return null;
      return one.from <= other.to ? { from: one.from, to: other.to } : { from: other.from, to: one.to };
    },
  },
];

/** Forms that count days, weeks, months or years back from today. */
const counted: readonly Rule[] = [
  {
    form: /(?<![a-z0-9])(?:in |over |during |for |within |of |from )?(?:the |my )?(?:last|past|previous) (\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|few)(?: of)? (day|week|month|year)s?(?![a-z0-9])/,
    find: ([amount = '', unit = ''], today) => rolling(numbers[amount] ?? Number(amount), unit, today),
  },
  {
    form: /(?<![a-z0-9])(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|few) (day|week|month|year)s? ago(?![a-z0-9])/,
    find: ([amount = '', unit = ''], today) => ago(numbers[amount] ?? Number(amount), unit, today),
  },
  {
    form: /(?<![a-z0-9])(?:for )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|few) (day|week|month|year)s?(?! sugar)(?![a-z0-9])/,
    find: ([amount = '', unit = ''], today) => rolling(numbers[amount] ?? Number(amount), unit, today),
  },
  // "In the last month" is until now; "last month" is the one of the calendar.
  {
    form: /(?<![a-z0-9])(?:(?:in|over|during|for|within) the (?:last|past)|(?:the )?past) (day|week|month|year)(?![a-z0-9])/,
    find: ([unit = ''], today) => rolling(1, unit, today),
  },
];

/** Forms with one date. */
const single: readonly Rule[] = [
  {
    form: /(?<![a-z0-9])(?:since|from|starting) (?:the )?#(\d+)#(?: onwards?(?![a-z0-9]))?/,
    find([a = ''], today) {
      const range = rangeOf(a, today);
      return range && { from: range.from, to: null };
    },
  },
  {
    form: /(?<![a-z0-9])after (?:the )?#(\d+)#/,
    find([a = ''], today) {
      const end = rangeOf(a, today)?.to;
      return end ? { from: addDays(end, 1), to: null } : null;
    },
  },
  {
    form: /(?<![a-z0-9])before (?:the )?#(\d+)#/,
    find([a = ''], today) {
      const begin = rangeOf(a, today)?.from;
      return begin ? { from: null, to: addDays(begin, -1) } : null;
    },
  },
  {
    form: /(?<![a-z0-9])(?:until|till|up to) (?:the )?#(\d+)#/,
    find([a = ''], today) {
      const end = rangeOf(a, today)?.to;
      return end ? { from: null, to: end } : null;
    },
  },
  {
    form: /(?<![a-z0-9])(?:in|on|during|for|of|dated) (?:the )?#(\d+)#/,
    find: ([a = ''], today) => rangeOf(a, today),
  },
  { form: /#(\d+)#/, find: ([a = ''], today) => rangeOf(a, today) },
];

type Found = { period: Period; rest: string };

function firstOf(rules: readonly Rule[], { text, dates }: Dated, today: string): Found | null {
  for (const { form, find } of rules) {
    const match = form.exec(text);
    const marked = match?.[0].includes('#');
    const parts = match?.slice(1).map((part) => (marked ? (dates[Number(part)] ?? '') : part));
    const period = parts && find(parts, today);
    if (match && period) {
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return { period, rest: unmark(rest, dates).replaceAll(/\s+/g, ' ').trim() };
    }
  }
  return null;
}

/** "May" alone is a verb too, and "mar" a word of Hindi: without "in" or "since" before it, neither is a month. */
const withoutVerbs = ({ text, dates }: Dated): Dated => ({
  dates,
  text: text.replace(
    /(?<!(?:since|from|starting|after|before|until|till|up to|in|on|during|for|of|dated)(?: the)? )#(\d+)#/g,
    (mark, index) => {
      const date = dates[Number(index)] ?? '';
      return date === 'may' || date === 'mar' ? date : mark;
    },
  ),
});

/** Returns the days that a plain question names, null if it names none, and the question without them. */
export function findPeriod(question: string, today: string): { period: Period | null; rest: string } {
  const dated = markDates(question);
  return (
    firstOf(spans, dated, today) ??
    firstOf(counted, { text: question, dates: [] }, today) ??
    firstOf(single, withoutVerbs(dated), today) ?? { period: null, rest: question }
  );
}

/** True if a day, or a span of days, touches a period. Null as an end: it goes on. */
export const touches = (period: Period, from: string, to: string | null = from): boolean =>
  (period.to === null || from <= period.to) && (period.from === null || to === null || to >= period.from);
