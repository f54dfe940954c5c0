import { describe, expect, it } from '@jest/globals';
import { checkDose } from './record-dose';
import { aMedicine } from './samples';

describe('a dose that is recorded', () => {
  const medicine = aMedicine({ times: ['08:00', '20:00'], startDay: '2026-11-01' });
  const codes = (at: string, time = '08:00', day = '2026-11-20') =>
    checkDose(
      { medicineId: medicine.id, status: 'taken', day, time, at, reason: null },
      medicine,
      new Date(at),
    ).map(({ code }) => code);

  it.each(['+13:00', '+14:00', '+05:30', 'Z', '-10:00'])(
    'may be recorded at its time on a clock at %s, and up to 12 hours before, by that clock',
    (offset) => {
      expect(codes(`2026-11-20T08:00:00${offset}`)).toEqual([]);
      expect(codes(`2026-11-20T08:00:00${offset}`, '20:00')).toEqual([]);
      expect(codes(`2026-11-20T07:59:59${offset}`, '20:00')).toEqual(['future']);
    },
  );
});
