import type { Checks, MedicineRow, Warning } from './types';

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
  ...{ weekdays: [], times: ['08:00'], mostInDay: null, startDay: '2026-11-02', endDay: null, reason: null },
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
  ...{ everyDays: null, times: [], mostInDay: 4, reason: 'Pain' },
});
export const amoxicillin = medicine({
  ...{ id: 'amoxicillin', generic: 'Amoxicillin', atc: 'J01CA04', form: 'capsule', doseUnit: 'capsule' },
  ...{ times: ['08:00', '14:00', '20:00'], startDay: '2026-11-20', endDay: '2026-11-26' },
});

export const penicillin: Warning = {
  ...{ id: 'allergy:j01c:amoxicillin', kind: 'allergy', severity: 'avoid', medicineIds: ['amoxicillin'] },
  ...{ subject: 'Penicillin', source: null, acknowledgement: null },
  text: 'Amoxicillin is, or contains, what you are allergic to. Your medical history has an allergy to Penicillin.',
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
  uncheckedAllergies: [],
};
