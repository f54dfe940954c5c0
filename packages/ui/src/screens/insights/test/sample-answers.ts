import { examples } from '@nadi/contract/examples';
import { pressure, subjects } from '../../../catalogue/test/clinical-states';
import type { History, HistoryEntry } from '../../medical-history/MedicalHistoryScreen/types';
import type { AskAnswer, AskPassage } from '../AskRecord/types';

const history = examples.readMedicalHistory.answers['200'].asha.data as unknown as History;
const [entry] = history.entries;
if (!entry) throw new Error('The example has an entry.');

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T07:30:00+05:30`;
const readings = [
  [128, 82],
  [151, 94],
  [134, 86],
  [126, 80],
  [139, 88],
  [131, 83],
  [124, 79],
].map(([upper = 0, lower = 0], index) => ({
  ...pressure(upper, lower, subjects.asha),
  id: `pressure-${index}`,
  measuredAt: at(19 - 2 * index),
}));

export const pressures: AskPassage[] = readings.map((reading) => ({
  ...{ kind: 'reading', id: reading.id, reading, asksForAction: false },
  href: '/dashboard/vital-signs?type=blood_pressure&period=all',
}));

const value = { comparator: '' as const, words: null, unit: '%', rangeText: '4.0 - 5.6', flag: 'high' };
const a1c: AskPassage = {
  ...{ kind: 'lab', id: 'a1c', day: '2026-06-02', href: '/dashboard/medical-records/example' },
  value: { ...value, id: 'a1c', name: 'HbA1c', number: 7.1, standing: 'above' },
};
const withoutRange: AskPassage = {
  ...{
    kind: 'lab',
    id: 'a1c-old',
    day: '2025-12-04',

    href: '/dashboard/medical-records/example',
  },
  value: { ...value, id: 'a1c-old', name: 'HbA1c', number: 7.9, rangeText: null, standing: null, flag: null },
};

export const ofEachKind: AskPassage[] = [
  a1c,
  withoutRange,
  {
    ...{
      kind: 'medicine',
      id: 'metformin',
      name: 'Metformin 500 mg',
      detail: 'for diabetes · Dr. Meera Rao',
    },
    ...{ startDay: '2024-02-01', endDay: null, isStopped: false, href: '/dashboard/medications' },
  },
  { kind: 'history', id: entry.id, entry: entry as HistoryEntry, href: '/dashboard/profile/medical-history' },
  { kind: 'history', id: 'none', none: 'procedure', href: '/dashboard/profile/medical-history' },
  {
    ...{
      kind: 'goal',
      id: 'goal',
      title: 'Fasting glucose below 110',
      note: null,
      href: '/dashboard/goals/goal',
    },
    ...{ start: '2026-09-01', due: '2026-12-31' },
  },
  {
    ...{ kind: 'visit', id: 'visit', doctor: 'Dr. Meera Rao', at: at(3), status: 'completed' },
    text: 'Sugar has been higher since Diwali. HbA1c in three months, walk after dinner.',
    href: '/dashboard/consultations/visit',
  },
  {
    ...{ kind: 'document', id: 'report', title: 'Sugar profile', type: 'lab_report', day: '2026-06-02' },
    href: '/dashboard/medical-records/report',
  },
];

export const articles = [
  {
    href: '/knowledge-hub/hba1c',
    title: 'HbA1c: what the number means',
    summary: 'HbA1c shows your average blood sugar of the last two to three months.',
  },
];

export const ofSugar: AskAnswer = {
  understood: {
    topics: [
      { words: 'sugar', names: ['Glucose', 'Glucose, fasting', 'Glucose, 2 h after a meal', 'HbA1c'] },
    ],
    ...{ parts: [], terms: [], measure: null, period: null },
  },
  ...{ computed: [], passages: ofEachKind, articles, gaps: [] },
};

const ofPressure: AskAnswer['understood'] = {
  topics: [{ words: 'bp', names: ['Blood pressure'] }],
  ...{ parts: [], terms: [], measure: 'highest', period: { from: '2026-11-01', to: '2026-11-30' } },
};

export const highest: AskAnswer = {
  understood: ofPressure,
  computed: [
    {
      ...{ measure: 'highest', name: 'Blood pressure', value: '151/94 mmHg', passage: pressures[1] ?? null },
      ...{ count: 7, left: 0, isByUpper: true },
    },
  ],
  passages: pressures,
  articles: [],
  gaps: [{ kind: 'reading', because: 'unsent', count: 2 }],
};

export const average: AskAnswer = {
  ...highest,
  understood: { ...ofPressure, measure: 'average' },
  computed: [
    {
      ...{ measure: 'average', name: 'Blood pressure', value: '133/85 mmHg', passage: null },
      ...{ count: 7, left: 1, isByUpper: false },
    },
  ],
  gaps: [{ kind: 'reading', because: 'newest', count: 500, total: 3120 }],
};

export const nothingFound: AskAnswer = {
  understood: { topics: [], parts: [], terms: ['kidney', 'stone'], measure: null, period: null },
  ...{ computed: [], passages: [], articles: [], gaps: [] },
};

export const notUnderstood: AskAnswer = {
  ...nothingFound,
  understood: { ...nothingFound.understood, terms: [] },
};

/** Nothing but readings is on this device. */
export const ofDevice: AskAnswer = {
  ...highest,
  isFromDevice: true,
  gaps: [
    { kind: 'reading', because: 'newest', count: 7, total: null },
    { kind: 'visit', because: 'not-on-device' },
    { kind: 'document', because: 'not-on-device' },
    { kind: 'article', because: 'not-on-device' },
  ],
};
