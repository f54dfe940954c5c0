import type { Checks, MedicineRow, Medicines, RecordedDose, TodayDose, Warning } from './types';

const plain: MedicineRow = {
  ...{ id: 'medicine', version: 1, generic: 'Metformin', brand: null, atc: 'A10BA02', strength: '500 mg' },
  ...{
    form: 'tablet',
    route: 'oral',
    doseAmount: 1,
    doseUnit: 'tablet',
    pattern: 'every-n-days',
    everyDays: 1,
  },
  ...{ weekdays: [], times: ['08:00'], maxInDay: null, startDay: '2026-11-02', endDay: null, reason: null },
  ...{ prescriber: null, note: null, stock: null, refillDays: 5, hasReminders: true, isOnlyYou: false },
  ...{ stoppedAt: null, refill: null, counted: null },
};

export const medicine = (more: Partial<MedicineRow>): MedicineRow => ({ ...plain, ...more });

export const telmisartan = medicine({
  ...{ id: 'telmisartan', generic: 'Telmisartan', brand: 'Telma 40', strength: '40 mg', atc: 'C09CA07' },
  ...{
    times: ['08:30'],
    reason: 'High blood pressure',
    prescriber: 'Dr Vikram Rao',
    note: 'after breakfast',
  },
});
export const metformin = medicine({
  ...{ id: 'metformin', times: ['13:00', '20:00'], reason: 'Type 2 diabetes', note: 'with food' },
});
export const paracetamol = medicine({
  ...{ id: 'paracetamol', generic: 'Paracetamol', brand: 'Dolo', atc: 'N02BE01', pattern: 'as-needed' },
  ...{ everyDays: null, times: [], maxInDay: 4, reason: 'Pain' },
});
export const amoxicillin = medicine({
  ...{ id: 'amoxicillin', generic: 'Amoxicillin', atc: 'J01CA04', form: 'capsule', doseUnit: 'capsule' },
  ...{ times: ['08:00', '14:00', '20:00'], startDay: '2026-11-20', endDay: '2026-11-26' },
});

export const penicillin: Warning = {
  ...{ id: 'allergy:sample:amoxicillin', kind: 'allergy', severity: 'avoid', medicineIds: ['amoxicillin'] },
  ...{ subject: 'Penicillin', acknowledgement: null },
  text: 'Amoxicillin is, or contains, a medicine of the group to which your allergy belongs. Your medical history has an allergy to Penicillin.',
  source: { title: 'An invented document', url: 'https://document.example/group' },
};
export const interaction: Warning = {
  ...{
    id: 'interaction:sample',
    kind: 'interaction',
    severity: 'caution',
    medicineIds: ['amoxicillin', 'metformin'],
  },
  ...{ subject: 'A sample', acknowledgement: null },
  text: 'This is an invented warning, to show how one looks.',
  source: { title: 'An invented document', url: 'https://document.example/label' },
};

export const checks: Checks = {
  dataVersion: '2026-11-26',
  warnings: [],
  uncheckedPairs: [['telmisartan', 'metformin']],
  unlistedMedicineIds: [],
  allergies: 'listed',
  uncheckedAllergies: [],
  uncheckedHistoryMedicines: [],
  uncheckedInPregnancyIds: [],
};

export const slot = (medicineId: string, time: string, more: Partial<TodayDose> = {}): TodayDose => ({
  ...{ medicineId, day: '2026-11-20', time, state: 'later', isToday: true, dose: null, takenAt: null },
  ...more,
});
export const recorded = (medicineId: string, more: Partial<RecordedDose> = {}): RecordedDose => ({
  ...{
    id: `dose of ${medicineId}`,
    version: 1,
    medicineId,
    status: 'taken',
    day: '2026-11-20',
    time: '08:30',
  },
  ...{ at: '2026-11-20T08:34:00+05:30', reason: null, isBeyondMost: false },
  ...more,
});
const b12 = medicine({
  id: 'b12',
  generic: 'Vitamin B12 (mecobalamin)',
  strength: '500 mcg',
  times: ['08:30'],
});
const counted = { planned: 28, taken: 21, skipped: 1, notRecorded: 6 };
const ofToday = [
  slot('telmisartan', '08:30', { state: 'taken', dose: recorded('telmisartan') }),
  slot('b12', '08:30', { state: 'not-recorded' }),
  slot('metformin', '13:00', { state: 'due' }),
  slot('metformin', '20:00'),
];
const content: Medicines = {
  medicines: [
    { ...telmisartan, counted: { planned: 14, taken: 14, skipped: 0, notRecorded: 0 } },
    b12,
    { ...metformin, counted: { planned: 14, taken: 7, skipped: 1, notRecorded: 6 } },
    paracetamol,
  ],
  today: ofToday,
  needed: [{ medicineId: 'paracetamol', taken: [], most: 4, nextAt: null }],
  counted,
  countedDays: 28,
  checks,
  reminderZone: null,
};
export const ready = (more: Partial<Medicines> = {}) => ({ phase: 'ready', ...content, ...more }) as const;

/** One that is not in the list, one that runs out, one of a day of the week, and one that was stopped. */
export const allKinds = ready({
  medicines: [
    medicine({ id: 'herb', generic: 'Ashwagandha', strength: null, atc: null, reason: 'Sleep' }),
    { ...metformin, refill: { left: 9, lastDay: '2026-11-24', isDue: true } },
    medicine({
      id: 'weekly',
      generic: 'Methotrexate',
      strength: '15 mg',
      pattern: 'weekdays',
      everyDays: null,
      weekdays: [1],
    }),
    { ...amoxicillin, stoppedAt: '2026-11-19T09:00:00+05:30' },
  ],
  today: [slot('herb', '08:00', { state: 'not-recorded' }), slot('metformin', '13:00', { state: 'due' })],
  needed: [],
  checks: {
    ...checks,
    unlistedMedicineIds: ['herb'],
    allergies: 'not-said',
    uncheckedHistoryMedicines: ['Aspirin'],
    uncheckedInPregnancyIds: ['metformin'],
  },
});

/** One dose waits on this device, one was refused. The checks are not known. */
export const unsent = ready({
  checks: null,
  today: [
    slot('telmisartan', '08:30', {
      state: 'taken',
      dose: recorded('telmisartan', { unsent: { standing: 'waiting', entryId: 1, action: 'add' } }),
    }),
    slot('metformin', '13:00', {
      state: 'skipped',
      dose: recorded('metformin', {
        status: 'skipped',
        reason: 'No lunch',
        unsent: { standing: 'attention', entryId: 2, action: 'add' },
      }),
    }),
  ],
});
