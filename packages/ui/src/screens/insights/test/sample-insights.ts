import { examples } from '@nadi/contract/examples';
import type { InsightHistory, InsightRow, Insights } from '../types';

export const clock = { now: '2026-11-20T14:00:00+05:30', timeZone: 'Asia/Kolkata' };

export const insights = examples.listInsights.answers['200'].asha.data as unknown as Insights;
export const nothing = examples.listInsights.answers['200'].nothing.data as unknown as Insights;
export const history: InsightHistory = {
  rows: examples.listInsightHistory.answers['200'].asha.data as unknown as readonly InsightRow[],
  hasMore: false,
};

const [first] = insights.insights;
if (!first) throw new Error('The example has an insight.');
export const glucose: InsightRow = first;

/** A lab value that calls for help, which no reading tells of. */
export const potassium: InsightRow = {
  ...glucose,
  id: 'critical-lab-potassium',
  said: {
    ...glucose.said,
    key: 'critical-lab-potassium',
    level: 'emergency',
    status: 'critical',
    title: 'Potassium was 6.7 mmol/L',
    text: 'A potassium of 6.5 mmol/L or more can make the heart stop beating properly. It is above the range that the laboratory printed.',
    steps: [
      'Call 112 or go to an emergency department now, and show them this report.',
      'Do not drive yourself.',
    ],
    confidence: {
      level: 'fairly_sure',
      because: 'A sample that broke on the way can give too high a value.',
    },
    figures: [{ label: 'Potassium', value: 6.7, unit: 'mmol/L' }],
    ...{ from: null, to: '2026-11-20', chart: null },
    evidence: [
      { kind: 'lab', id: 'example-report', label: 'Potassium 6.7 mmol/L, lab report', at: '2026-11-20' },
    ],
    sources: [
      {
        title: 'UK Kidney Association, Clinical Practice Guidelines: Hyperkalaemia (2023)',
        clause: '2.4.1',
        url: 'https://www.ukkidney.org/health-professionals/guidelines/treatment-acute-hyperkalaemia-adults',
      },
    ],
  },
};

export const withInsights = (rows: readonly InsightRow[]): Insights => ({ ...insights, insights: rows });
