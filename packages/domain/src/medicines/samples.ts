import type { KeptDose, KeptMedicine } from './medicine';

/** An invented medicine, for tests. */
export const aMedicine = (more: Partial<KeptMedicine> = {}): KeptMedicine => ({
  ...{
    id: 'medicine',
    generic: 'Metformin',
    brand: null,
    atc: 'A10BA02',
    strength: '500 mg',
    form: 'tablet',
  },
  ...{
    route: 'oral',
    doseAmount: 1,
    doseUnit: 'tablet',
    pattern: 'every-n-days',
    everyDays: 1,
    weekdays: [],
  },
  ...{
    times: ['08:00'],
    maxInDay: null,
    startDay: '2025-01-01',
    endDay: null,
    reason: null,
    prescriber: null,
  },
  ...{ note: null, stock: null, refillDays: 5, hasReminders: true, isOnlyYou: false, earlierSchedules: [] },
  ...{ stoppedAt: null, version: 1, createdAt: '2025-01-01T00:00:00Z', updatedAt: '2025-01-01T00:00:00Z' },
  ...more,
});

/** An invented dose of it, taken. */
export const doseOf = ({ id }: KeptMedicine, more: Partial<KeptDose>): KeptDose => ({
  ...{
    id: 'dose',
    medicineId: id,
    status: 'taken',
    day: null,
    time: null,
    at: '2026-11-20T00:00:00Z',
    amount: 1,
  },
  ...{ reason: null, isBeyondMost: false, version: 1 },
  ...{ createdAt: '2026-11-20T00:00:00Z', updatedAt: '2026-11-20T00:00:00Z' },
  ...more,
});
