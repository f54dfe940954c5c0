import { ageAt } from '../kernel/age';
import { addDays } from '../kernel/calendar';
import { daysOf } from '../medical-history/partial-date';
import { holdsOn } from '../vital-signs/health-facts';
import { pregnancyAt } from '../vital-signs/situations';
import { conditionsOfEntry, wholeConditionsOfEntry, withWider } from './conditions';
import type { FactEntry, FactValue, Span, Statement, TrialFacts } from './criterion';
import { groupsOfEntry, wholeGroupsOfEntry } from './medicine-groups';

/** The ground of a result: an item of the record, or a field of the profile. */
export type Because =
  | { source: 'profile'; field: 'dateOfBirth' | 'gender' }
  | { source: 'health-fact'; id: string }
  | { source: 'medical-history' | 'medicine'; id: string }
  | { source: 'lab-value' | 'reading'; id: string; recordId: string | null };

export type Reason =
  | 'recorded'
  | 'recorded-as-none'
  | 'recorded-as-ended'
  | 'in-range'
  | 'out-of-range'
  | 'not-recorded'
  | 'not-exact'
  | 'contradiction'
  | 'too-old'
  | 'only-a-person-can-tell';

/** Steps that settle what is unknown; in words of the screen. */
export type Settles =
  | 'date-of-birth'
  | 'gender'
  | 'pregnancy'
  | 'medical-history'
  | 'test'
  | 'reading'
  | 'doctor';

export type Truth = {
  /** Null if it is unknown. */
  isTrue: boolean | null;
  reason: Reason;
  because: Because[];
  settles: Settles | null;
  /** The first day on which it is true by time alone, `YYYY-MM-DD`; null if there is none. */
  from: string | null;
};

const known = (isTrue: boolean, reason: Reason, because: Because[], from: string | null = null): Truth => ({
  ...{ isTrue, reason, because, settles: null, from },
});
const unknown = (reason: Reason, settles: Settles, because: Because[] = []): Truth => ({
  ...{ isTrue: null, reason, because, settles, from: null },
});

/** Keeps what is worked out of an entry: hundreds of criteria ask for the same. */
function keptOf<Result>(workOut: (entry: FactEntry) => Result): (entry: FactEntry) => Result {
  const kept = new WeakMap<FactEntry, Result>();
  return (entry) => {
    const known = kept.get(entry);
    if (known !== undefined) return known;
    const result = workOut(entry);
    kept.set(entry, result);
    return result;
  };
}

const groupsIn = keptOf((entry) => ({ groups: groupsOfEntry(entry), whole: wholeGroupsOfEntry(entry) }));
const conditionsIn = keptOf((entry) => {
  const named = conditionsOfEntry(entry);
  return { named, whole: wholeConditionsOfEntry(entry), withTheirWider: named.flatMap(withWider) };
});

/** Returns what a record says to a statement. What a record does not say is unknown, whatever it does not have. */
export function evaluate(statement: Statement, facts: TrialFacts): Truth {
  switch (statement.kind) {
    case 'age':
      return ageTruth(statement, facts);
    case 'sex':
      return sexTruth(statement, facts);
    case 'pregnancy':
      return pregnancyTruth(statement, facts);
    case 'condition': {
      const wider = withWider(statement.condition);
      return historyTruth(statement.span, facts, 'condition', (entry) => {
        const { named, whole, withTheirWider } = conditionsIn(entry);
        if (whole.includes(statement.condition)) return 'same';
        if (withTheirWider.includes(statement.condition)) return 'narrower';
        return named.some((id) => wider.includes(id)) ? 'wider' : null;
      });
    }
    case 'medicine':
      return historyTruth(statement.span, facts, 'medicine', medicineMatch(statement.medicine));
    case 'allergy':
      return historyTruth({ is: 'ever' }, facts, 'allergy', medicineMatch(statement.medicine));
    case 'value':
      return valueTruth(statement, facts);
    case 'any':
      return anyTruth(statement.of.map((one) => evaluate(one, facts)));
  }
}

function ageTruth({ from, below, isInDays }: Extract<Statement, { kind: 'age' }>, facts: TrialFacts): Truth {
  const age = ageAt(facts.dateOfBirth, facts.today);
  if (!age || facts.dateOfBirth === null) return unknown('not-recorded', 'date-of-birth');
  const because: Because[] = [{ source: 'profile', field: 'dateOfBirth' }];
  const reached = isInDays ? age.days : age.months;
  const isOld = from === null || reached >= from;
  const isYoung = below === null || reached < below;
  if (isOld && isYoung) return known(true, 'in-range', because);
  const begins = isInDays ? addDays : monthsAfter;
  return known(false, 'out-of-range', because, isOld ? null : begins(facts.dateOfBirth, from ?? 0));
}

/** The day on which so many months are completed; of a 31st the first of the next month where there is none. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}

function sexTruth({ sex }: Extract<Statement, { kind: 'sex' }>, { gender }: TrialFacts): Truth {
  // A gender that is neither does not say what a study means by sex.
  if (gender !== 'FEMALE' && gender !== 'MALE')
    return unknown('not-recorded', gender === null ? 'gender' : 'doctor');
  const because: Because[] = [{ source: 'profile', field: 'gender' }];
  return known(gender === sex, 'recorded', because);
}

function pregnancyTruth(
  { orBreastfeeding }: Extract<Statement, { kind: 'pregnancy' }>,
  facts: TrialFacts,
): Truth {
  const { dateOfBirth, gender, today } = facts;
  const holding = facts.facts.filter((fact) => holdsOn(fact, today));
  const of = (type: string) =>
    holding.filter((fact) => fact.type === type).map(({ id }): Because => ({ source: 'health-fact', id }));
  const [pregnant, not, birth] = [of('pregnant'), of('not-pregnant'), of('gave-birth')];
  if (pregnant.length > 0 && not.length > 0)
    return unknown('contradiction', 'pregnancy', [...pregnant, ...not]);
  // After a birth the pregnancy is over, and the record does not say which of the two the study means.
  if (birth.length > 0) return unknown('not-exact', 'doctor', [...birth, ...pregnant]);
  if (pregnant.length > 0) return known(true, 'recorded', pregnant);
  const answer = pregnancyAt({ dateOfBirth, gender, facts: facts.facts }, today);
  if (answer !== 'no') return unknown('not-recorded', 'pregnancy');
  const isByProfile = not.length === 0;
  if (orBreastfeeding && !isByProfile) return unknown('not-exact', 'doctor', not);
  if (!isByProfile) return known(false, 'recorded-as-none', not);
  const field = gender === 'MALE' ? 'gender' : 'dateOfBirth';
  return known(false, 'recorded', [{ source: 'profile', field }]);
}

const saysNone = ({ name }: FactEntry) => name === null;
const itemOf = ({ id, keptIn }: FactEntry): Because => ({
  source: keptIn === 'medicines' ? 'medicine' : 'medical-history',
  id,
});
const monthsBefore = (today: string, months: number) => addDays(today, -Math.round(months * 30.44));

/** Returns what one entry says to a span; null if it says nothing. */
function entryTruth({ status, onset }: FactEntry, span: Span, today: string): boolean | null {
  const days = onset === null ? null : daysOf(onset);
  switch (span.is) {
    case 'now':
      if (status === 'active') return true;
      // In remission is neither; unknown is unknown.
      return status === 'resolved' ? false : null;
    case 'ever':
      return true;
    case 'within':
      // A medicine that is taken now is taken in the last months too. An old event does not exclude a new one.
      if (days && days.first >= monthsBefore(today, span.months)) return true;
      return null;
    case 'for':
      if (status !== 'active' || !days) return null;
      if (days.last <= monthsBefore(today, span.months)) return true;
      return days.first > monthsBefore(today, span.months) ? false : null;
  }
}

/** How an entry relates to what is asked for: a narrower one has it when it holds, and says nothing of the others when it ended. */
type Match = 'same' | 'narrower' | 'wider' | null;

const medicineMatch =
  (medicine: string) =>
  (entry: FactEntry): Match => {
    const { groups, whole } = groupsIn(entry);
    if (whole.includes(medicine)) return 'same';
    return groups.includes(medicine) ? 'narrower' : null;
  };

function historyTruth(
  span: Span,
  { entries, today }: TrialFacts,
  kind: FactEntry['kind'],
  match: (entry: FactEntry) => Match,
): Truth {
  const counting = entries.filter((one) => one.kind === kind && one.status !== 'entered-in-error');
  const none = counting.filter(saysNone);
  const named = counting.filter((one) => !saysNone(one));
  const says = named.flatMap((one) => {
    const matched = match(one);
    if (matched !== 'same' && matched !== 'narrower') return [];
    const isTaken = kind === 'medicine' && span.is === 'within' && one.status === 'active';
    const isTrue = isTaken ? true : entryTruth(one, span, today);
    return [{ one, isTrue: matched === 'narrower' && isTrue === false ? null : isTrue }];
  });
  const [yes, no] = [true, false].map((wanted) =>
    says.flatMap(({ one, isTrue }) => (isTrue === wanted ? [itemOf(one)] : [])),
  );
  if (!yes || !no) throw new Error('There are two lists.');
  const denied = [...no, ...none.map(itemOf)];
  if (yes.length > 0) {
    // "For a year" and a second entry of last month are no contradiction: the longer one counts.
    const isContradicted = span.is === 'for' ? none.length > 0 : denied.length > 0;
    return isContradicted
      ? unknown('contradiction', 'doctor', [...yes, ...denied])
      : known(true, 'recorded', yes);
  }
  const undecided = says.filter(({ isTrue }) => isTrue === null).map(({ one }) => itemOf(one));
  if (undecided.length > 0) return unknown('not-exact', 'doctor', undecided);
  const wider = named.filter((one) => match(one) === 'wider');
  if (no.length > 0)
    return wider.length > 0
      ? unknown('not-exact', 'doctor', [...no, ...wider.map(itemOf)])
      : known(false, 'recorded-as-ended', no);
  if (wider.length > 0) return unknown('not-exact', 'doctor', wider.map(itemOf));
  if (none.length > 0) {
    // "None" beside a named entry contradicts itself, whatever the entry is.
    return named.length > 0
      ? unknown('contradiction', 'medical-history', [...none, ...named].map(itemOf))
      : known(false, 'recorded-as-none', none.map(itemOf));
  }
  return unknown('not-recorded', 'medical-history');
}

const valueItem = ({ source, id, recordId }: FactValue): Because => ({ source, id, recordId });

function valueTruth(statement: Extract<Statement, { kind: 'value' }>, { values, today }: TrialFacts): Truth {
  const { measure, low, high, isLowOpen, isHighOpen, withinDays } = statement;
  // Days are local to where something was measured, which may be a day ahead.
  const of = values.filter((one) => one.measure === measure && one.day <= addDays(today, 1));
  const settles = isRead(measure) ? 'reading' : 'test';
  const latest = of
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (latest === undefined) return unknown('not-recorded', settles);
  const newest = of.filter(({ day }) => day === latest);
  const because = newest.map(valueItem);
  if (latest < addDays(today, -withinDays)) return unknown('too-old', settles, because);
  const answers = new Set(
    newest.map(({ least, most, comparator }) => {
      const isStrict = comparator === '<' || comparator === '>';
      const isAbove =
        low === null || least > low || (least === low && (!isLowOpen || (isStrict && comparator === '>')));
      const isBelow =
        high === null || most < high || (most === high && (!isHighOpen || (isStrict && comparator === '<')));
      if (isAbove && isBelow) return true;
      const isUnder = low !== null && (most < low || (most === low && (isLowOpen || comparator === '<')));
      const isOver =
        high !== null && (least > high || (least === high && (isHighOpen || comparator === '>')));
      return isUnder || isOver ? false : null;
    }),
  );
  const [answer, ...others] = answers;
  if (answer === undefined || others.length > 0) return unknown('contradiction', settles, because);
  if (answer === null) return unknown('not-exact', settles, because);
  return known(answer, answer ? 'in-range' : 'out-of-range', because);
}

const isRead = (measure: string) =>
  ['systolic', 'diastolic', 'oxygen-saturation', 'weight', 'bmi'].includes(measure);

function anyTruth(parts: readonly Truth[]): Truth {
  const yes = parts.filter(({ isTrue }) => isTrue === true);
  const because = (of: readonly Truth[]) => of.flatMap((one) => one.because);
  if (yes.length > 0) return known(true, yes[0]?.reason ?? 'recorded', because(yes));
  const open = parts.find(({ isTrue }) => isTrue === null);
  if (open)
    return unknown(
      open.reason,
      open.settles ?? 'doctor',
      because(parts.filter(({ isTrue }) => isTrue === null)),
    );
  return known(false, parts[0]?.reason ?? 'recorded-as-none', because(parts));
}
