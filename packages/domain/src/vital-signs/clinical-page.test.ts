import { describe, expect, it } from '@jest/globals';
import { clinicalPage } from './clinical-page';
import { rangeRules } from './ranges/all';

const ranges = clinicalPage().flatMap((section) => section.ranges);
const find = (id: string) => ranges.find((range) => range.id === id);

describe('the clinical page', () => {
  it('shows every range', () => {
    expect(ranges.map(({ id }) => id).sort()).toEqual(rangeRules.map(({ id }) => id).sort());
  });

  it('says for whom, when, what is advised, and whether the clause was opened', () => {
    expect(find('oxygen-adult')).toMatchObject({
      whom: 'adults, from 16 years',
      limits: [
        { status: 'in-range', when: 'from 95 %' },
        { status: 'low', when: 'below 95 %', advice: 'emergency-if-symptoms' },
        { status: 'critical', when: 'below 93 %', advice: 'emergency', clauses: [{ opened: 'copy' }, {}] },
      ],
    });
    expect(find('temperature-adult')?.limits.map(({ when }) => when)).toContain('above 39 °C or 102.2 °F');
    expect(find('glucose-fasting-pregnant')?.whom).toBe('pregnancy, fasting');
    expect(find('pulse-child-3-11-months')?.whom).toBe('children, 3 to 11 months');
    expect(find('systolic-child-4-FEMALE')?.whom).toBe('girls, 4 years');
    expect(find('temperature-child-newborn')?.whom).toBe('newborns, 0 to 28 days old');
  });
});
