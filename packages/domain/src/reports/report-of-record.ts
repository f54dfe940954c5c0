import { sayCount } from '../insights/words';
import { sayDate } from '../kernel/say-day';
import { capital } from '../kernel/words';
import { unitLabel } from '../labs/unit-label';
import { type KeptEntry, saysNone } from '../medical-history/entry';
import { type Adherence, adherenceDays } from '../medicines/adherence';
import { howTaken } from '../medicines/as-history-entry';
import type { KeptMedicine } from '../medicines/medicine';
import { limited, type ReportGoal, type ReportLabValue, type ReportSection } from './report';

const isCurrent = ({ status }: KeptEntry) => status !== 'entered-in-error' && status !== 'resolved';

/** Returns an onset as far as it is known. @param onset a year, a year and month, or a day */
const sayOnset = (onset: string | null): string => {
  if (onset === null) return '';
  if (onset.length === 10) return sayDate(onset);
  if (onset.length === 4) return onset;
  return sayDate(`${onset}-01`).replace(/^1 /, '');
};

/** Returns allergies and conditions. An empty list says if there are none, or if nobody said. */
export function sectionOfHistory(rows: readonly KeptEntry[]): ReportSection {
  const of = (kind: KeptEntry['kind']) =>
    rows.filter((row) => row.kind === kind && !saysNone(row) && isCurrent(row));
  const saysNo = (kind: KeptEntry['kind']) => rows.some((row) => row.kind === kind && saysNone(row));
  const [allergies, conditions] = [of('allergy'), of('condition')];
  const emptyText = (kind: 'allergy' | 'condition', words: string) =>
    saysNo(kind) ? `The person says that they have no ${words}.` : `Nothing is recorded about ${words}.`;
  const { rows: listed, texts } = limited([
    ...allergies.map(({ name, reaction, severity, onset }) => [
      'Allergy',
      name ?? '',
      [reaction, severity].filter(Boolean).join(', ') || 'not said',
      sayOnset(onset),
    ]),
    ...conditions.map(({ name, status, onset }) => [
      'Condition',
      name ?? '',
      capital(status === 'unknown' ? 'not said if it is active' : status),
      sayOnset(onset),
    ]),
  ]);
  return {
    id: 'history',
    title: 'Allergies and conditions',
    texts: [
      ...(allergies.length === 0 ? [emptyText('allergy', 'allergies')] : []),
      ...(conditions.length === 0 ? [emptyText('condition', 'conditions')] : []),
      ...texts,
    ],
    columns: listed.length === 0 ? [] : ['Kind', 'Name', 'State', 'Since'],
    rows: listed,
    sources: [],
  };
}

const flagWords: Readonly<Record<NonNullable<ReportLabValue['flag']>, string>> = {
  high: 'marked high',
  low: 'marked low',
  abnormal: 'marked abnormal',
  normal: 'marked normal',
};
const standingWords: Readonly<Record<NonNullable<ReportLabValue['standing']>, string>> = {
  above: 'above the printed range',
  below: 'below the printed range',
  inside: 'within the printed range',
};

function labRow({ name, comparator, number, words, unit, rangeText, flag, standing, day }: ReportLabValue) {
  const figure = [`${comparator}${number ?? ''}`, unit === null ? '' : unitLabel(unit)]
    .filter(Boolean)
    .join(' ');
  const said = flag ? flagWords[flag] : standing && standingWords[standing];
  return [name, words ?? figure, rangeText ?? 'no range printed', said ?? 'not compared', sayDate(day)];
}

/** Returns the latest value of each test in the period, with the range that its laboratory printed. */
export function sectionOfLabValues(values: readonly ReportLabValue[], fromDay: string): ReportSection {
  const inPeriod = values.filter(({ day }) => day >= fromDay);
  const older = values.length - inPeriod.length;
  const { rows, texts } = limited(
    inPeriod.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((value) => labRow(value)),
  );
  return {
    id: 'lab-values',
    title: 'Lab values',
    texts: [
      ...(rows.length === 0
        ? ['There is no saved lab value in this period.']
        : ['The latest value of each test.']),
      ...(older > 0 ? [`The latest value of ${sayCount(older, 'test')} is older and is left out.`] : []),
      ...texts,
    ],
    columns: rows.length === 0 ? [] : ['Test', 'Value', 'Printed range', 'Compared', 'Day'],
    rows,
    sources: [],
  };
}

export type ReportMedicine = { medicine: KeptMedicine; adherence: Adherence | null };

function sayDoses({ planned, taken, skipped, notRecorded }: Adherence): string {
  if (planned === 0) return 'no dose was due';
  const rest = [
    skipped > 0 && `${skipped} skipped`,
    // A dose without a record may have been taken.
    notRecorded > 0 && `${notRecorded} not recorded`,
  ].filter(Boolean);
  return [`${taken} of ${sayCount(planned, 'dose')} recorded as taken`, ...rest].join('; ');
}

function medicineRow({ medicine, adherence }: ReportMedicine): string[] {
  const { generic, brand, strength, startDay, endDay, stoppedAt } = medicine;
  const name = [brand === null ? generic : `${generic} (${brand})`, strength].filter(Boolean).join(' ');
  const end = stoppedAt !== null ? ', stopped' : endDay === null ? '' : ` until ${sayDate(endDay)}`;
  return [
    name,
    howTaken(medicine),
    `from ${sayDate(startDay)}${end}`,
    adherence === null ? 'as needed: not counted' : sayDoses(adherence),
  ];
}

/** Returns the medicines of the period, and what was recorded of their doses in the last four weeks. It is a count and no score. */
export function sectionOfMedicines(medicines: readonly ReportMedicine[]): ReportSection {
  const { rows, texts } = limited(medicines.map(medicineRow));
  return {
    id: 'medicines',
    title: 'Medicines',
    texts: [
      ...(rows.length === 0
        ? ['No medicine is recorded for this period.']
        : [`Doses are those of the last ${adherenceDays} days.`]),
      ...texts,
    ],
    columns: rows.length === 0 ? [] : ['Medicine', 'How it is taken', 'When', 'Doses'],
    rows,
    sources: [],
  };
}

const goalWords: Readonly<Record<ReportGoal['status'], string>> = {
  not_started: 'not started',
  in_progress: 'in progress',
  completed: 'completed',
  paused: 'paused',
  abandoned: 'given up',
};

/** Returns the goals, each with its first and latest value. */
export function sectionOfGoals(goals: readonly ReportGoal[]): ReportSection {
  const { rows, texts } = limited(
    goals.map(({ title, unit, status, targetValue, direction, due, startValue, currentValue }) => [
      title,
      `${direction === 'at_least' ? 'at least' : 'at most'} ${targetValue} ${unit}`,
      startValue === null || currentValue === null
        ? 'no value yet'
        : `${startValue} to ${currentValue} ${unit}`,
      `${goalWords[status]}${due === null ? '' : `, until ${sayDate(due)}`}`,
    ]),
  );
  return {
    id: 'goals',
    title: 'Goals',
    texts: [...(rows.length === 0 ? ['No goal is recorded.'] : []), ...texts],
    columns: rows.length === 0 ? [] : ['Goal', 'Target', 'First to latest value', 'State'],
    rows,
    sources: [],
  };
}
