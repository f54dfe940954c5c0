import { describe, expect, it } from '@jest/globals';
import { noneOf } from '../medical-history/entry';
import type { KeptMedicine } from '../medicines/medicine';
import { aMedicine } from '../medicines/samples';
import { healthReport, type KnownForReport } from './health-report';
import { reportTable } from './report-table';

const now = new Date('2026-11-20T04:00:00Z');
const known: KnownForReport = {
  person: { firstName: 'Asha', lastName: 'Kulkarni', dateOfBirth: '1974-03-12', gender: 'FEMALE' },
  subject: { dateOfBirth: '1974-03-12', gender: 'FEMALE', facts: [] } as unknown as KnownForReport['subject'],
  timeZone: 'Asia/Kolkata',
  ...{ measured: [], attention: [], onlyYouTypes: [], history: [], labValues: [] },
  ...{ medicines: [], doses: [], goals: [] },
};
const asked = { period: '30d', withOnlyYou: false } as const;
const sectionOf = (id: string, more: Partial<KnownForReport>) =>
  healthReport({ ...known, ...more }, asked, now).sections.find((one) => one.id === id);
const medicine = (more: Partial<KeptMedicine>): KeptMedicine =>
  aMedicine({ startDay: '2026-01-01', ...more });

describe('a health report', () => {
  it('says the person, the period by their calendar and who has not checked it', () => {
    const report = healthReport(known, asked, now);
    expect(report).toMatchObject({
      name: 'Asha Kulkarni',
      about: 'born on 12 March 1974, female',
      span: '21 October 2026 to 20 November 2026',
    });
    expect(report.notice).toContain('No clinician has checked it');
  });

  it('parts "none" from "nothing is recorded"', () => {
    const row = { ...noneOf('allergy'), id: 'a', createdAt: now, updatedAt: now };
    const texts = sectionOf('history', { history: [row] })?.texts;
    expect(texts).toContain('The person says that they have no allergies.');
    expect(texts).toContain('Nothing is recorded about conditions.');
  });

  it('has the medicines of the period alone, and none that the patient keeps to themselves', () => {
    const medicines = [
      medicine({ id: 'now', generic: 'Amlodipine' }),
      medicine({ id: 'over', generic: 'Amoxicillin', endDay: '2026-03-01' }),
      medicine({ id: 'stopped', generic: 'Metformin', stoppedAt: new Date('2026-09-01T00:00:00Z') }),
      medicine({ id: 'own', generic: 'Sertraline', isOnlyYou: true }),
    ];
    const names = sectionOf('medicines', { medicines })?.rows.map(([name]) => name?.split(' ')[0]);
    expect(names).toEqual(['Amlodipine']);
  });

  it('says how many more rows there are than it lists', () => {
    const goals = Array.from({ length: 503 }, (_, index) => ({
      ...{ title: `Goal ${index}`, unit: 'kg', status: 'in_progress' as const, targetValue: 70 },
      ...{ direction: 'at_most' as const, due: null, startValue: 80, currentValue: 75 },
    }));
    const section = sectionOf('goals', { goals });
    expect(section?.rows).toHaveLength(500);
    expect(section?.texts).toEqual(['3 more are not listed here.']);
    expect(section?.rows[0]).toEqual(['Goal 0', 'at most 70 kg', '80 to 75 kg', 'in progress']);
  });

  it('is a table in which no cell is a formula', () => {
    const goals = [
      {
        ...{ title: '=cmd()', unit: 'kg', status: 'paused' as const, targetValue: 1 },
        ...{ direction: 'at_least' as const, due: '2027-01-01', startValue: null, currentValue: null },
      },
    ];
    const table = reportTable(healthReport({ ...known, goals }, { ...asked, parts: 'goals' }, now));
    expect(table).toContain("'=cmd(),at least 1 kg,no value yet,");
    expect(table.startsWith('\uFEFFAsha Kulkarni,')).toBe(true);
  });
});
