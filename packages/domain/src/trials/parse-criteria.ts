import { conditionNamed, plainName } from './conditions';
import { criteriaLines } from './criteria-lines';
import { type Criterion, defaultWithinDays, type Span, type Statement } from './criterion';
import { measureNamed, measures } from './measures';
import { medicineNamed } from './medicine-groups';

/**
 * Reads the criteria of a study. A line becomes a rule only if all of it is understood: a word that is left over could change its meaning, and a person
 * would be told of a fit that is none. Everything else stays text, which a person has to read.
 */
export function parseCriteria(text: string, limits: Limits): Criterion[] {
  const lines = [
    ...limitLines(limits),
    ...criteriaLines(text).map(({ isAlone, ...line }) => ({
      ...line,
      rule: isAlone ? ruleOf(line.text) : null,
    })),
  ];
  const counts = { inclusion: 0, exclusion: 0 };
  const seen = new Set<string>();
  return lines.flatMap(({ side, text: line, rule }) => {
    // Age and sex stand in fields of their own, and again in the text.
    const same =
      rule && isOfLimits(rule.statement) ? `${side} ${JSON.stringify(rule)}` : `${side} ${plainName(line)}`;
    if (seen.has(same) || counts[side] >= most) return [];
    seen.add(same);
    counts[side] += 1;
    return [{ id: `${side.charAt(0)}${counts[side]}`, side, text: line, rule }];
  });
}

/** As many criteria of each side as are kept. */
const most = 60;

/** The limits that a study states in fields of their own. Ages in completed months. */
export type Limits = { from: number | null; below: number | null; sex: 'ALL' | 'FEMALE' | 'MALE' };

type Line = Omit<Criterion, 'id'>;

const sayYears = (count: number) => (count === 1 ? '1 year' : `${count} years`);
const sayMonths = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** Ages as a person says them: "40 to 70 years", "6 months to 1 year". The last year or month counts as a whole. */
function sayAges(from: number | null, below: number | null): string | null {
  const isYears = (months: number | null) => months === null || months % 12 === 0;
  const first = from === null ? null : isYears(from) ? sayYears(from / 12) : sayMonths(from);
  const last = below === null ? null : isYears(below) ? sayYears(below / 12 - 1) : sayMonths(below - 1);
  if (first !== null && last !== null)
    return `Age ${isYears(from) && isYears(below) ? (from ?? 0) / 12 : first} to ${last}`;
  if (first !== null) return `Age ${first} or older`;
  return last === null ? null : `Age ${last} or younger`;
}

/** The limits as criteria. They are rules whatever their words are. */
function limitLines({ from, below, sex }: Limits): Line[] {
  const age = sayAges(from, below);
  const ofAge: Line = {
    ...{ side: 'inclusion', text: age ?? '' },
    rule: { statement: { kind: 'age', from, below }, isNegated: false },
  };
  return [
    ...(age === null ? [] : [ofAge]),
    ...(sex === 'ALL'
      ? []
      : [
          {
            ...{ side: 'inclusion' as const, text: sex === 'FEMALE' ? 'Female' : 'Male' },
            rule: { statement: { kind: 'sex' as const, sex }, isNegated: false },
          },
        ]),
  ];
}

const isOfLimits = ({ kind }: Statement) => kind === 'age' || kind === 'sex';

/** The rule of a line; null if not all of it is understood. */
export function ruleOf(line: string): Criterion['rule'] {
  const name = plainName(line).replace(/[.;,]+$/, '');
  const without = /^(?:no|without|absence of)(?: known| any| current)* (.+)$/.exec(name)?.[1];
  const statement = statementOf(without ?? name);
  return statement && { statement, isNegated: without !== undefined };
}

function statementOf(text: string): Statement | null {
  return (
    ageOf(text) ??
    sexOf(text) ??
    pregnancyOf(text) ??
    numberStatement(text) ??
    medicineOf(text) ??
    conditionOfText(text) ??
    anyOf(text)
  );
}

/** "A or B": each part has to be understood by itself, and takes the time that the last one names. */
function anyOf(text: string): Statement | null {
  const [, names = '', time = ''] =
    /^(.+?)((?: (?:with)?in the (?:last|past|previous) .+)?)$/.exec(text) ?? [];
  const lead =
    /^((?:history of|previous|prior|known|current|treated with|taking|use of) )/.exec(names)?.[1] ?? '';
  const parts = names.slice(lead.length).split(/,? or |, /);
  if (parts.length < 2 || parts.length > 8) return null;
  const statements = parts.map((part) => {
    const whole = `${lead}${part.trim()}${time}`;
    return numberStatement(whole) ?? medicineOf(whole) ?? conditionOfText(whole);
  });
  return statements.every((one) => one !== null) ? { kind: 'any', of: statements } : null;
}

function ageOf(text: string): Statement | null {
  const name = text.replace(
    /^(?:adults?|patients?|participants?|people|persons?|men and women)(?: who are)? /,
    '',
  );
  const between =
    /^(?:aged?|age of|age between|aged between|between)?:? ?(\d{1,3}) ?(?:years? )?(?:to|-|–|and) (\d{1,3})(?: (?:years?|yrs?)(?: of age| old)?)?(?:,? inclusive)?$/.exec(
      name,
    );
  const hasAge = /\bage|year/.test(text);
  if (between && hasAge)
    return { kind: 'age', from: Number(between[1]) * 12, below: (Number(between[2]) + 1) * 12 };
  const least =
    /^(?:aged?|age of)?:? ?(?:≥|>=|at least) ?(\d{1,3})(?: (?:years?|yrs?)(?: of age| old)?)?$/.exec(name) ??
    /^(?:aged?|age of)?:? ?(\d{1,3}) (?:years?|yrs?)(?: of age| old)?(?: (?:or|and) (?:older|over|above|more))$/.exec(
      name,
    );
  if (least && hasAge) return { kind: 'age', from: Number(least[1]) * 12, below: null };
  const top =
    /^(?:aged?|age of)?:? ?(\d{1,3}) (?:years?|yrs?)(?: of age| old)?(?: (?:or|and) (?:younger|under|below|less))$/.exec(
      name,
    );
  return top && hasAge ? { kind: 'age', from: null, below: (Number(top[1]) + 1) * 12 } : null;
}

function sexOf(text: string): Statement | null {
  if (/^(?:female|females|women)(?: only| participants?| patients?)?$/.test(text))
    return { kind: 'sex', sex: 'FEMALE' };
  return /^(?:male|males|men)(?: only| participants?| patients?)?$/.test(text)
    ? { kind: 'sex', sex: 'MALE' }
    : null;
}

function pregnancyOf(text: string): Statement | null {
  if (/^(?:currently )?(?:pregnant(?: women| woman)?|pregnancy)$/.test(text))
    return { kind: 'pregnancy', orBreastfeeding: false };
  const both =
    /^(?:currently )?(?:pregnant|pregnancy),? or (?:currently )?(?:breast-?feeding|lactating|lactation|nursing)(?: women| woman)?$/;
  return both.test(text) ? { kind: 'pregnancy', orBreastfeeding: true } : null;
}

const inMonths: Readonly<Record<string, number>> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };
const toMonths = (count: string | undefined, unit: string) =>
  (count ? Number(count) : 1) * (inMonths[unit] ?? Number.NaN);

/** A time at the end of a text, and the text without it. */
function withTime(text: string): { name: string; span: Span | null } {
  const last =
    /^(.+?) (?:with)?in (?:the )?(?:last|past|previous) (?:(\d{1,3}) )?(day|week|month|year)s?$/.exec(text);
  if (last?.[1] && last[3])
    return { name: last[1], span: { is: 'within', months: toMonths(last[2], last[3]) } };
  const since =
    /^(.+?) (?:diagnosed )?(?:for|since) (?:at least |more than )?(?:(\d{1,3}) |a )(month|year)s?(?: or (?:more|longer))?$/.exec(
      text,
    );
  if (since?.[1] && since[3])
    return { name: since[1], span: { is: 'for', months: toMonths(since[2], since[3]) } };
  return { name: text, span: null };
}

const lead =
  /^(?:(?:known|documented|confirmed|established|diagnosed with|(?:a )?(?:clinical )?diagnosis of|current|active|adults with|patients with|people with|participants with) )+/;
const past = /^(?:(?:a )?(?:history of|past history of|previous|prior|known history of) )+/;

function conditionOfText(text: string): Statement | null {
  const { name, span } = withTime(text);
  const wasEver = past.test(name);
  const term = conditionNamed(name.replace(past, '').replace(lead, ''));
  if (!term) return null;
  const plain: Span = wasEver || term.isEvent ? { is: 'ever' } : { is: 'now' };
  return { kind: 'condition', condition: term.id, span: span ?? plain };
}

function medicineOf(text: string): Statement | null {
  const allergy = /^(?:known )?(?:allergy|hypersensitivity|allergic) to (.+)$/.exec(text)?.[1];
  if (allergy) {
    const to = medicineNamed(allergy);
    return to && { kind: 'allergy', medicine: to.id };
  }
  const { name, span } = withTime(text);
  const taken =
    /^(?:current |concurrent |ongoing )?(?:use of|treatment with|treated with|taking|receiving|therapy with|on) (.+?)(?: treatment| therapy)?$/.exec(
      name,
    )?.[1];
  const group = taken ? medicineNamed(taken.replace(/^(?:a|an) /, '')) : null;
  if (!group || span?.is === 'for') return null;
  return { kind: 'medicine', medicine: group.id, span: span ?? { is: 'now' } };
}

type Bounds = Pick<Extract<Statement, { kind: 'value' }>, 'low' | 'high' | 'isLowOpen' | 'isHighOpen'>;

function boundsOf(text: string): { name: string; unit: string; bounds: Bounds } | null {
  const between =
    /^(.+?)(?: level)?(?: of| is)?(?:,? between| from)? (\d{1,6}(?:\.\d{1,3})?)((?:\s?[a-z%][a-z0-9%/.^²]*)?) ?(?:and|to|-|–) ?(\d{1,6}(?:\.\d{1,3})?)((?:\s?[a-z%][a-z0-9%/.^²]*)?)$/.exec(
      text,
    );
  if (between?.[1]) {
    const [, name, low, first = '', high, second = ''] = between;
    if (first !== '' && first.trim() !== second.trim()) return null;
    const bounds = { low: Number(low), high: Number(high), isLowOpen: false, isHighOpen: false };
    return bounds.low <= bounds.high ? { name, unit: second.trim(), bounds } : null;
  }
  const signed =
    /^(.+?)(?: level)?(?: of| is)? (≥|>=|>|≤|<=|<|at least|at most|more than|less than|above|below) ?(\d{1,6}(?:\.\d{1,3})?)((?:\s?[a-z%][a-z0-9%/.^²]*)?)$/.exec(
      text,
    );
  const said =
    /^(.+?)(?: level)?(?: of| is)? (\d{1,6}(?:\.\d{1,3})?)((?:\s?[a-z%][a-z0-9%/.^²]*)?) or (higher|more|above|lower|less|below)$/.exec(
      text,
    );
  const [name, sign, value, named = ''] = signed
    ? [signed[1], signed[2] ?? '', signed[3], signed[4]]
    : said
      ? [said[1], /higher|more|above/.test(said[4] ?? '') ? '>=' : '<=', said[2], said[3]]
      : [];
  if (name === undefined || sign === undefined) return null;
  const isLow = /≥|>|least|more|above/.test(sign);
  const isOpen = /^(?:>|<|more than|less than|above|below)$/.test(sign);
  const bound = Number(value);
  const bounds = {
    ...{ low: isLow ? bound : null, high: isLow ? null : bound },
    ...{ isLowOpen: isLow && isOpen, isHighOpen: !isLow && isOpen },
  };
  return { name, unit: named.trim(), bounds };
}

function numberStatement(text: string): Statement | null {
  const { name: said, span } = withTime(text);
  if (span !== null && span.is !== 'within') return null;
  const found = boundsOf(said.replaceAll('1.73 m', '1.73m'));
  const measure = found && measureNamed(found.name);
  if (!found || !measure) return null;
  if (!(measures[measure].units as readonly string[]).includes(found.unit.replaceAll(' ', ''))) return null;
  const withinDays = span ? Math.round(span.months * 30) : defaultWithinDays;
  return { kind: 'value', measure, ...found.bounds, withinDays };
}
