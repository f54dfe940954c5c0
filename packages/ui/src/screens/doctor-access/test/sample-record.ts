import type {
  Scope,
  SharedEntry,
  SharedHistory,
  SharedLab,
  SharedLatest,
  SharedMedicine,
  SharedReading,
  SharedSummary,
} from '../types';
import { ashaFound, emergency, granted, rowOf } from './sample-patients';

const nothing = {
  ...{ reading: null, fact: null, contact: null, history: null, record: null, lab: null },
  medicine: null,
};
let count = 0;
const next = () => {
  count += 1;
  return `0198f000-0000-7000-8000-0000000${String(20_000 + count)}`;
};

const readingOf = (at: string, reading: Partial<SharedReading>): SharedEntry => ({
  ...nothing,
  id: next(),
  kind: 'vital-signs',
  day: at.slice(0, 10),
  at,
  consentId: granted.id,
  reading: {
    type: 'pulse',
    unit: '/min',
    systolic: null,
    diastolic: null,
    value: null,
    timing: null,
    note: null,
    status: 'in-range',
    worst: { status: 'in-range', side: null, condition: null, advice: null },
    ...reading,
  },
});

const historyOf = (kind: SharedEntry['kind'], history: Partial<SharedHistory>): SharedEntry => ({
  ...nothing,
  id: next(),
  kind,
  day: null,
  at: null,
  consentId: granted.id,
  history: {
    kind: 'condition',
    name: null,
    codeSystem: null,
    code: null,
    onset: null,
    status: 'active',
    reaction: null,
    severity: null,
    strength: null,
    howTaken: null,
    relative: null,
    ageAtOnset: null,
    topic: null,
    answer: null,
    note: null,
    ...history,
  },
});

const medicineOf = (medicine: Partial<SharedMedicine>): SharedEntry => ({
  ...nothing,
  id: next(),
  kind: 'medicines',
  day: medicine.startDay ?? '2026-11-02',
  at: null,
  consentId: granted.id,
  medicine: {
    ...{ generic: 'Metformin', brand: null, strength: '500 mg', form: 'tablet', route: 'oral' },
    ...{ doseAmount: 1, doseUnit: 'tablet', pattern: 'every-n-days', everyDays: 1, weekdays: [] },
    ...{ times: ['13:00', '20:00'], maxInDay: null, startDay: '2026-11-02', endDay: null, stoppedAt: null },
    ...{ prescriber: 'Dr Vikram Rao', note: 'With food' },
    ...medicine,
  },
});

/** One for each way in which medicines are taken. */
export const medicines: SharedEntry[] = [
  medicineOf({}),
  medicineOf({
    ...{ generic: 'Colecalciferol', brand: 'D-Rise', strength: '60,000 IU', form: 'capsule' },
    ...{ doseUnit: 'capsule', pattern: 'weekdays', everyDays: null, weekdays: [7], times: ['09:00'] },
    ...{ startDay: '2026-10-04', endDay: '2026-12-27', prescriber: null, note: null },
  }),
  medicineOf({
    ...{ generic: 'Paracetamol', brand: 'Dolo 500', pattern: 'as-needed', everyDays: null, times: [] },
    ...{ maxInDay: 4, prescriber: null, note: null },
  }),
  medicineOf({
    ...{ generic: 'Timolol', strength: '0.5%', form: 'drops', route: 'eye', doseUnit: 'drop' },
    ...{ times: ['08:00', '20:00'], startDay: '2026-11-21', prescriber: 'Dr Example Nair', note: null },
  }),
  medicineOf({
    ...{ generic: 'Amoxicillin', form: 'capsule', doseUnit: 'capsule', times: ['08:00', '14:00', '20:00'] },
    ...{ startDay: '2025-08-11', endDay: '2025-08-15', note: null },
  }),
  medicineOf({
    ...{ generic: 'Ramipril', strength: '2.5 mg', times: ['08:00'], startDay: '2025-01-06' },
    ...{ stoppedAt: '2025-03-02T23:10:00Z', note: 'Stopped for a dry cough.' },
  }),
];

const dayOf = (index: number) => String(index + 1).padStart(2, '0');
/** Twenty days up to today. */
const course = (first: number, step: number) =>
  Array.from({ length: 20 }, (_, index) => ({
    at: `2026-11-${dayOf(index)}T08:40:00+05:30`,
    value: Math.round((first + step * index + (index % 3)) * 10) / 10,
  }));

const pressure: SharedLatest = {
  entry: readingOf('2026-11-20T08:40:00+05:30', {
    type: 'blood_pressure',
    unit: 'mm[Hg]',
    systolic: 124,
    diastolic: 79,
  }),
  unit: 'mm[Hg]',
  points: course(138, -0.75).map(({ at, value }) => ({
    at,
    systolic: Math.round(value),
    diastolic: 80,
    value: null,
  })),
};
const glucose: SharedLatest = {
  entry: readingOf('2026-11-20T07:05:00+05:30', {
    type: 'glucose',
    unit: 'mg/dL',
    value: 138,
    status: 'in-range',
    worst: { status: 'high', side: 'high', condition: 'fasting', advice: 'soon' },
  }),
  unit: 'mg/dL',
  points: course(118, 1).map((point) => ({ ...point, systolic: null, diastolic: null })),
};
const pulse: SharedLatest = {
  entry: readingOf('2026-11-19T17:10:00+05:30', {
    value: 58,
    status: 'low',
    worst: { status: 'low', side: 'low', condition: null, advice: 'soon' },
  }),
  unit: '/min',
  points: course(66, -0.4).map((point) => ({ ...point, systolic: null, diastolic: null })),
};
const weight: SharedLatest = {
  entry: readingOf('2026-11-02T08:00:00+05:30', {
    type: 'weight',
    unit: 'kg',
    value: 68.4,
    status: 'not-assessed',
    worst: { status: 'not-assessed', side: null, condition: null, advice: null },
  }),
  unit: 'kg',
  points: [{ at: '2026-11-02T08:00:00+05:30', systolic: null, diastolic: null, value: 68.4 }],
};

const history: SharedEntry[] = [
  historyOf('allergies', {
    kind: 'allergy',
    name: 'Penicillin',
    onset: '2011',
    reaction: 'Rash',
    severity: 'moderate',
  }),
  historyOf('conditions', { name: 'High blood pressure', codeSystem: 'ICD-10', code: 'I10', onset: '2019' }),
  historyOf('conditions', { name: 'Type 2 diabetes', codeSystem: 'ICD-10', code: 'E11', onset: '2022-05' }),
  historyOf('medicines', {
    kind: 'medicine',
    name: 'Telmisartan',
    strength: '40 mg',
    howTaken: 'In the morning',
  }),
  historyOf('medicines', {
    kind: 'medicine',
    name: 'Amlodipine',
    strength: '5 mg',
    status: 'resolved',
    note: 'Ankles were swollen.',
  }),
];

export const summary: SharedSummary = {
  patient: { ...rowOf(ashaFound, 'active', granted), dateOfBirth: '1972-03-14' },
  shared: [
    { kind: 'allergies', count: 1, isPart: false, from: null, to: null },
    { kind: 'conditions', count: 3, isPart: false, from: '2019-01-01', to: '2026-11-01' },
    { kind: 'medicines', count: 5, isPart: false, from: '2025-01-06', to: '2026-11-02' },
    { kind: 'vital-signs', count: 214, isPart: false, from: '2026-05-20', to: '2026-11-20' },
    { kind: 'emergency-contacts', count: 1, isPart: false, from: null, to: null },
  ],
  notShared: ['immunisations'],
  latest: [pressure, glucose, pulse, weight],
  facts: [
    {
      ...nothing,
      id: next(),
      kind: 'conditions',
      day: '2026-11-01',
      at: null,
      consentId: granted.id,
      fact: { type: 'not-pregnant', from: '2026-11-01', to: null, metres: null, setBy: null },
    },
  ],
  history,
  // One that is taken each day, one if needed, and one that was stopped.
  medicines: medicines.filter((_, index) => [0, 2, 5].includes(index)),
};

/** Vital signs of a few days, and nothing else: most is not known. */
export const narrow: SharedSummary = {
  ...summary,
  shared: [{ kind: 'vital-signs', count: 1, isPart: false, from: '2026-11-02', to: '2026-11-02' }],
  notShared: ['allergies', 'conditions', 'medicines', 'immunisations', 'emergency-contacts'],
  latest: [weight],
  facts: [],
  history: [],
  medicines: [],
};

/** Medicines alone, of which nothing is seen. */
export const noMedicines = (isPart: boolean, allowed: Partial<Scope> = {}): SharedSummary => ({
  ...narrow,
  patient: {
    ...rowOf(ashaFound, 'active', {
      ...granted,
      allowed: { kinds: ['medicines'], dates: null, accessUntil: '2026-11-30T23:59:00+05:30', ...allowed },
    }),
    dateOfBirth: '1972-03-14',
  },
  shared: [{ kind: 'medicines', count: 0, isPart, from: null, to: null }],
});

export const inEmergency: SharedSummary = {
  ...summary,
  patient: { ...rowOf(ashaFound, 'active', emergency), dateOfBirth: null },
  notShared: [],
  history: [historyOf('allergies', { kind: 'allergy' }), ...history.slice(1)],
};

export const readings = [pressure, glucose, pulse, weight].map(({ entry }) => entry);
export const contacts: SharedEntry[] = [
  {
    ...nothing,
    id: next(),
    kind: 'emergency-contacts',
    day: null,
    at: null,
    consentId: 'of-long-ago',
    contact: { name: 'Ravi Kulkarni', relationship: 'SPOUSE', phone: '+91 00000 00102' },
  },
];

const recordOf = (day: string | null, record: NonNullable<SharedEntry['record']>): SharedEntry => ({
  ...nothing,
  id: next(),
  kind: 'lab-reports',
  day,
  at: null,
  consentId: granted.id,
  record,
});
const labOf = (day: string, lab: Partial<SharedLab>): SharedEntry => ({
  ...nothing,
  id: next(),
  kind: 'lab-reports',
  day,
  at: null,
  consentId: granted.id,
  lab: {
    ...{ name: 'HbA1c', comparator: '', number: 7.1, words: null, unit: '%' },
    ...{ rangeText: '4.0 - 5.6', standing: 'above' },
    ...lab,
  },
});
export const labReports: SharedEntry[] = [
  recordOf('2026-11-12', {
    type: 'lab_report',
    title: 'HbA1c and creatinine',
    source: 'Example Diagnostics, Pune',
    notes: 'Fasting since the evening before.',
    files: [{ id: 'of-report', name: 'hba1c-november.pdf', bytes: 184_320, pages: 3, previews: 2 }],
  }),
  labOf('2026-11-12', {}),
  labOf('2026-11-12', { name: 'Creatinine', number: 1.1, unit: 'mg/dL', rangeText: null, standing: null }),
  recordOf(null, { type: 'lab_report', title: 'Lipid profile', source: null, notes: null, files: [] }),
];
