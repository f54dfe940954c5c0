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
  it('say by themselves what the assessment says', () => {
    const columns = assessedColumns(pressure, adult, 'now');
    expect(columns).toMatchObject({ status: 'critical', side: 'high', worst: 'critical', assessedAt: 'now' });
    expect(columns.assessment.status).toBe(columns.status);
  });

  it('tell something else where status, side or the worst differ, and not where only questions do', () => {
    const { assessment } = assessedColumns(pressure, adult, 'now');
    expect(tellsOtherwise(assessment, { ...assessment, worst: { ...assessment.worst } })).toBe(false);
    expect(tellsOtherwise(assessment, { ...assessment, side: 'low' })).toBe(true);
    expect(tellsOtherwise(assessment, { ...assessment, worst: { ...assessment.worst, advice: null } })).toBe(
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
