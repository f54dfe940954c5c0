import { hours } from '../clock';

export const altitude = { type: 'altitude', from: '2026-11-01', to: '2026-11-02', metres: 3000 };
export const allergy = { kind: 'allergy', name: 'Penicillin', status: 'active', onset: '2011-05' };
/** Taken at one time every day. */
export const aspirin = {
  ...{ generic: 'Aspirin', brand: 'Ecosprin', strength: '75 mg', form: 'tablet', route: 'oral' },
  ...{ doseAmount: 1, doseUnit: 'tablet', pattern: 'every-n-days' },
  ...{ everyDays: 1, weekdays: [], times: ['08:00'] },
  ...{ maxInDay: null, startDay: '2026-11-01', endDay: null, reason: null, prescriber: null, note: null },
  ...{ stock: 30, refillDays: 5, hasReminders: true, isOnlyYou: false },
};
const yesterday = (at: Date) => new Date(at.getTime() - hours(24)).toISOString().slice(0, 10);
/** The dose of the day before. */
export const doseOf = (medicineId: string, at: Date) => ({
  ...{ medicineId, status: 'taken', day: yesterday(at), time: '08:00', at: at.toISOString(), reason: null },
});
export const friend = { name: 'Farida Sheikh', relationship: 'FRIEND', phone: '+910000000202' };
/** A file with one reading. */
export const anImport = {
  name: 'cuff.csv',
  readings: [
    {
      ...{ row: 2, type: 'blood_pressure', unit: 'mm[Hg]', measuredAt: '2026-11-14T07:10:00+05:30' },
      ...{ systolic: 128, diastolic: 82 },
    },
  ],
};
/** A home blood pressure week of the days after the clock of tests begins. */
export const aWeek = (firstDay = '2026-11-21') => ({
  ...{ firstDay, timeZone: 'Asia/Kolkata', morningAt: '07:30', eveningAt: '20:00', hasReminders: true },
});
export const aGoal = {
  ...{ title: 'Walk 150 minutes a week', category: 'activity', priority: 'high', unit: 'min' },
  ...{ direction: 'at_least', targetValue: 150, start: '2026-11-01' },
};
