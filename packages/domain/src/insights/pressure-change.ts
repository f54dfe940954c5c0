import { comparePeriods } from '../vital-signs/compare-periods';
import { unitLabels } from '../vital-signs/units';
import type { InsightInput } from './input';
import type { InsightStatement } from './statement';
import { urgentTypes } from './urgent-readings';
import { distinct } from './words';

const verdicts = {
  higher: 'is higher',
  lower: 'is lower',
  mixed: 'has changed, one number up and the other down',
};
const parts = { systolic: 'upper number', diastolic: 'lower number', value: 'value' };

/**
 * States that the average blood pressure of thirty days differs from that of the thirty days before by more than a device may be off; not while a pressure is
 * urgent.
 */
export function pressureChange(input: InsightInput): InsightStatement[] {
  const { month } = input;
  const metric = month.metrics.find(({ type }) => type === 'blood_pressure');
  if (!metric) return [];
  const { verdict, changes, error } = comparePeriods(metric);
  if (verdict !== 'higher' && verdict !== 'lower' && verdict !== 'mixed') return [];
  if (urgentTypes(input).has('blood_pressure')) return [];
  const said = changes.map(
    ({ code, unit, before, now, difference }) =>
      `${parts[code]} ${now} ${unitLabels[unit]}, ${difference === 0 ? 'as before' : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'less'} than before (${before})`}`,
  );
  return [
    {
      ...{ key: 'pressure-change', rule: 'pressure-change', status: null },
      level: verdict === 'lower' ? 'information' : 'attention',
      title: `Your average blood pressure ${verdicts[verdict]}`,
      text: `Averages of the last 30 days beside those of the 30 days before: ${said.join('; ')}. It says nothing of why, nor whether it is good for you.`,
      steps: ['Tell your doctor at the next visit, and before you change any medicine.'],
      confidence: {
        level: 'fairly_sure',
        because: 'Both times have enough readings, and the difference is more than a good device may be off.',
      },
      figures: changes.map(({ code, unit, difference }) => ({
        ...{ label: `Change of the ${parts[code]}`, value: difference, unit: unitLabels[unit] },
      })),
      ...{ from: month.beforeFrom, to: month.to },
      evidence: [
        {
          kind: 'reading',
          id: null,
          label: `${metric.counts.count} readings of the last 30 days`,
          at: month.to,
        },
        {
          kind: 'reading',
          id: null,
          label: `${metric.before.counts.count} readings of the 30 days before`,
          at: month.from,
        },
      ],
      chart: null,
      sources: distinct([
        ...(error ? [error.source] : []),
        ...(metric.enough.source ? [metric.enough.source] : []),
      ]),
    },
  ];
}
