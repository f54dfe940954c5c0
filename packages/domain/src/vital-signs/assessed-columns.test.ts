import { describe, expect, it } from '@jest/globals';
import { type Assessable, assessedColumns, needsAssessment, tellsOtherwise } from './assessed-columns';

const pressure: Assessable = {
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  systolic: 188,
  diastolic: 124,
  value: null,
  timing: null,
  site: null,
  measuredAt: new Date('2026-11-20T02:30:00Z'),
  measuredOffset: 330,
};
const adult = { dateOfBirth: '1980-01-01', gender: null, facts: [] };

describe('the columns of an assessment', () => {
  it('say by themselves what the judgement says', () => {
    const columns = assessedColumns(pressure, adult, 'now');
    expect(columns).toMatchObject({ status: 'critical', side: 'high', worst: 'critical', judgedAt: 'now' });
    expect(columns.judgement.status).toBe(columns.status);
  });

  it('tell something else where status, side or the worst differ, and not where only questions do', () => {
    const { judgement } = assessedColumns(pressure, adult, 'now');
    expect(tellsOtherwise(judgement, { ...judgement, worst: { ...judgement.worst } })).toBe(false);
    expect(tellsOtherwise(judgement, { ...judgement, side: 'low' })).toBe(true);
    expect(tellsOtherwise(judgement, { ...judgement, worst: { ...judgement.worst, advice: null } })).toBe(
      true,
    );
  });

  it('are made anew by another number or moment, not by another note or the same moment', () => {
    expect(needsAssessment(pressure, { ...pressure, systolic: 120 })).toBe(true);
    expect(needsAssessment(pressure, { ...pressure, measuredAt: new Date('2026-11-20T02:31:00Z') })).toBe(
      true,
    );
    const again = { ...pressure, measuredAt: new Date(pressure.measuredAt), note: 'After a walk' };
    expect(needsAssessment(pressure, again)).toBe(false);
  });
});
