import { presentRules } from '@nadi/domain/prescriptions/visit-rules';
import type { FoundMedicine, PrescribedItem, Prescription, PrescriptionSheet, RxWarning } from '../types';

/** Prescriptions for stories; everybody is made up. */
export const clock = { now: '2026-11-20T10:35:00+05:30', timeZone: 'Asia/Kolkata' };
export const today = '2026-11-20';

const item = (more: Partial<PrescribedItem>): PrescribedItem => ({
  ...{ key: 'telmisartan', generic: 'Telmisartan', brand: null, list: 'A', strength: '80 mg' },
  ...{ form: 'tablet', route: 'oral', doseAmount: 1, doseUnit: 'tablet', pattern: 'every-n-days' },
  ...{ everyDays: 1, weekdays: [], times: ['08:00'], maxInDay: null, when: 'after-food', days: 30 },
  ...{ quantity: 30, quantityUnit: 'tablet', instructions: null, isRefill: true, refills: 0 },
  ...more,
});

export const telmisartan = item({});
export const atorvastatin = item({
  ...{ key: 'atorvastatin', generic: 'Atorvastatin', strength: '20 mg', times: ['21:00'], when: 'any' },
  refills: 2,
});
export const chlortalidone = item({
  ...{ key: 'chlortalidone', generic: 'Chlortalidone', strength: '12.5 mg', list: 'B', isRefill: false },
  instructions: 'Drink as you usually do. Sit down if you feel light-headed.',
});
/** Stands in no drug list. */
const herb = item({
  ...{ key: 'ashwagandha', generic: 'Ashwagandha', strength: '300 mg', list: null, isRefill: false },
  ...{
    quantity: null,
    days: null,
    pattern: 'as-needed',
    everyDays: null,
    times: [],
    maxInDay: 2,
    when: 'any',
  },
});

export const draft: Prescription = {
  ...{ id: '0198f000-0000-7000-8000-00000000e001', state: 'draft', version: 3 },
  items: [telmisartan, atorvastatin, chlortalidone],
  diagnosis: 'Hypertension',
  advice: 'Measure your blood pressure morning and evening for a week.',
  tests: ['Sodium, potassium and creatinine, about 4 December'],
  ...{ adultPresent: null, isSameCondition: true, validDays: 30, acknowledgements: [], printed: null },
  ...{ signedAt: null, validUntil: null, cancelledAt: null, cancelReason: null },
  updatedAt: '2026-11-20T10:23:00+05:30',
};

export const signed: Prescription = {
  ...draft,
  state: 'signed',
  items: [telmisartan, atorvastatin],
  printed: {
    doctor: {
      ...{ name: 'Dr. Meera Rao', licenseNumber: 'EX-000111', council: 'Example State Medical Council' },
      ...{ specialization: 'cardiology', clinicAddress: '12 Example Road, Jayanagar, Bengaluru' },
    },
    patient: { name: 'Ravi Shetty', age: 58 },
    mode: 'video_call',
  },
  ...{ signedAt: '2026-11-20T10:30:00+05:30', validUntil: '2026-12-20' },
};
export const cancelled: Prescription = {
  ...signed,
  state: 'cancelled',
  cancelledAt: '2026-11-20T10:33:00+05:30',
  cancelReason: 'The potassium of this morning is too high for telmisartan.',
};
export const replaced: Prescription = { ...signed, id: `${signed.id.slice(0, -1)}2`, state: 'replaced' };

export const allergy: RxWarning = {
  ...{ id: 'allergy:sulfonamides:chlortalidone', kind: 'allergy', severity: 'avoid' },
  ...{ itemKeys: ['chlortalidone'], subject: 'sulfonamides' },
  text: 'Chlortalidone belongs to a group to which this allergy may extend. The record says: itchy rash, mild, in 2016.',
  source: { title: 'An invented label', url: 'https://document.example/label' },
};
export const caution: RxWarning = {
  ...{ id: 'interaction:sample', kind: 'interaction', severity: 'caution' },
  ...{ itemKeys: ['telmisartan'], subject: 'a sample' },
  text: 'This is an invented warning, to show one that needs no decision.',
  source: null,
};

export const found: Readonly<Record<string, readonly FoundMedicine[]>> = {
  alp: [
    {
      ...{ generic: 'Alprazolam', brand: 'Alprax', list: null },
      refusal: 'A psychotropic substance (NDPS Act 1985). No visit here, by any mode, allows it.',
      refillOnly: null,
    },
  ],
  met: [
    { generic: 'Metformin', brand: 'Glycomet', list: 'A', refusal: null, refillOnly: null },
    {
      ...{ generic: 'Methotrexate', brand: null, list: 'B' },
      refusal: 'List B: only as an addition in a follow-up for the same condition.',
      refillOnly: null,
    },
  ],
  tel: [{ generic: 'Telmisartan', brand: 'Telma', list: 'A', refusal: null, refillOnly: null }],
};

export const sheet = (more: Partial<PrescriptionSheet> = {}): PrescriptionSheet => ({
  ...{ prescription: null, earlier: [], missing: [], canWrite: true, refusal: null },
  rules: presentRules({ mode: 'video_call', kind: 'follow-up' }, '2026-08-04T11:00:00+05:30'),
  patient: { firstName: 'Ravi', lastName: 'Shetty', age: 58, sex: 'male', weightKg: 78 },
  checks: {
    warnings: [],
    recordSeen: { medicines: true, history: true },
    ...{ allergies: 'listed', pregnancy: 'unknown', currentMedicines: ['Telmisartan 80 mg'] },
    ...{ uncheckedNames: [], uncheckedAllergies: [], uncheckedHistoryMedicines: [] },
    ...{ uncheckedPairs: [['Telmisartan', 'Atorvastatin']], uncheckedInPregnancy: [] },
  },
  ...more,
});
const { checks } = sheet();

/** Two are ready; the third meets an allergy. */
export const withAllergy = sheet({
  prescription: draft,
  checks: { ...checks, warnings: [allergy, caution] },
  missing: [
    { code: 'acknowledgement', text: 'Chlortalidone meets an allergy: say why it is prescribed.' },
    { code: 'told', text: 'Say that the patient was told of the allergy.' },
  ],
});
export const complete = sheet({ prescription: { ...draft, items: [telmisartan, atorvastatin] } });

/** Nothing is written yet, and the doctor has not said for which condition it is. */
export const begun = sheet({
  rules: presentRules({ mode: 'video_call', kind: 'first' }, '2026-08-04T11:00:00+05:30'),
});

/** Shows a child, at a first visit by phone, whose record the doctor may not see. */
export const nothingSeen = sheet({
  prescription: { ...draft, items: [herb], diagnosis: null, tests: [], isSameCondition: null },
  rules: presentRules({ mode: 'audio_call', kind: 'first' }, null),
  patient: { firstName: 'Diya', lastName: 'Menon', age: 9, sex: 'female', weightKg: null },
  checks: {
    ...checks,
    recordSeen: { medicines: false, history: false },
    ...{ allergies: 'not-shared', currentMedicines: [], uncheckedPairs: [], uncheckedNames: ['Ashwagandha'] },
  },
  missing: [
    { code: 'diagnosis', text: 'The diagnosis is missing.' },
    { code: 'adult', text: 'Diya is under 18: say which adult was at the visit.' },
  ],
});
