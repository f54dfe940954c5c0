import { conditionNamed, plainName } from './conditions';
import { criteriaLines, maxCriteria } from './criteria-lines';
import {
  type Criterion,
  type CriterionSide,
  defaultWithinDays,
  type Span,
  type Statement,
} from './criterion';
import { type Limits, limitLines } from './limits';
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
  const seen = new Set<string>();
  const kept = lines.filter(({ side, text: line, rule }) => {
    // Age and sex stand in fields of their own, and again in the text.
    const same =
      rule && isOfLimits(rule.statement) ? `${side} ${JSON.stringify(rule)}` : `${side} ${plainName(line)}`;
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
  const isCut = limits.isCut || text.length > maxCriteria;
  return sides.flatMap((side) =>
    withMore(
      kept.filter((one) => one.side === side),
      side,
      isCut,
    ).map((one, index) => ({ id: `${side.charAt(0)}${index + 1}`, ...one })),
  );
}

const sides = ['inclusion', 'exclusion'] as const;

/** As many criteria of each side as are kept. */
const most = 60;

/** Returns the criteria of a side that are kept. Others do not vanish in silence: they count as one that only a person can read. */
function withMore(lines: readonly Line[], side: CriterionSide, isCut: boolean): Line[] {
  if (!isCut && lines.length <= most) return [...lines];
  const more = { side, text: 'There are more criteria; read them in the registry.', rule: null };
  return [...lines.slice(0, most - 1), more];
}

type Line = Omit<Criterion, 'id'>;

const isOfLimits = ({ kind }: Statement) => kind === 'age' || kind === 'sex';

/** The rule of a line; null if not all of it is understood. */
export function ruleOf(line: string): Criterion['rule'] {
  const name = plainName(line).replace(/[.;,]+$/, '');
  const without = /^(?:no|without|absence of)(?: known| any)* (.+)$/.exec(name)?.[1];
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

/** "A or B", "A, B or C": each part has to be understood by itself, and takes the time that the last one names. Without "or" it may mean all of them. */
function anyOf(text: string): Statement | null {
  const [, names = '', time = ''] =
    /^(.+?)((?: (?:with)?in the (?:last|past|previous) .+)?)$/.exec(text) ?? [];
  const lead =
    /^((?:history of|previous|prior|known|current|treated with|taking|use of) )/.exec(names)?.[1] ?? '';
  const listed = names.slice(lead.length);
  const comma = [...listed.matchAll(/, (?!or )/g)].at(-1)?.index ?? -1;
  const or = listed.search(/,? or /);
  if (or === -1 || comma > or) return null;
  const parts = listed.split(/,? or |, /);
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
  if (/^(?:currently |current )?(?:pregnant(?: women| woman)?|pregnancy)$/.test(text))
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
  const present = name.replace(past, '');
  const term = conditionNamed(present.replace(lead, ''));
  if (!term) return null;
  // A record says when an event was, and not that it is over.
  if (term.isEvent && /\b(?:current|active)\b/.test(lead.exec(present)?.[0] ?? '')) return null;
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
