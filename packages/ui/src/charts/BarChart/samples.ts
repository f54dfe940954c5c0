import type { BarChartProps } from './BarChart';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = (index: number) => ({
  label: `${weekdays[index]} ${16 + index} Nov`,
  shortLabel: weekdays[index]?.slice(0, 3),
});

export const steps: BarChartProps = {
  label: 'Steps a day',
  summary: 'You reached your goal on three of six days. Wednesday was not counted.',
  unit: { label: 'steps', one: 'step', digits: 0 },
  series: ['Steps'],
  reference: { value: 8000, label: 'Your goal:' },
  groups: [6120, 8460, null, 7320, 9214, 10_870, 5210].map((value, index) => ({
    ...day(index),
    values: [value],
  })),
};

export const glucose: BarChartProps = {
  label: 'Glucose before breakfast',
  summary: 'Two mornings were above the range, one was critical.',
  unit: { label: 'mg/dL', spoken: 'milligrams per decilitre', digits: 0 },
  series: ['Glucose'],
  groups: (
    [
      [104, 'in-range'],
      [138, 'high'],
      [112, 'in-range'],
      [66, 'low'],
      [131, 'not-assessed'],
      [142, 'high'],
      [312, 'critical'],
    ] as const
  ).map(([value, status], index) => ({ ...day(index), values: [value], status })),
};

export const byVisit: BarChartProps = {
  label: 'Minutes waited and minutes with the doctor',
  summary: 'You waited longer than you were with the doctor at two of four visits.',
  unit: { label: 'min', spoken: 'minutes', one: 'minute', digits: 0 },
  series: ['Waited', 'With the doctor'],
  groups: [
    { label: '3 March', shortLabel: '3 Mar', values: [35, 18] },
    { label: '9 June', shortLabel: '9 Jun', values: [12, 22] },
    { label: '1 September', shortLabel: '1 Sep', values: [41, 15] },
    { label: '12 November', shortLabel: '12 Nov', values: [null, 20] },
  ],
};

export const doses: BarChartProps = {
  label: 'Doses a week',
  summary: 'You missed fewer doses each week.',
  unit: { label: 'doses', one: 'dose', digits: 0 },
  arrangement: 'stacked',
  series: ['Taken', 'Late', 'Missed'],
  groups: [
    { label: 'Week of 26 Oct', shortLabel: '26 Oct', values: [14, 3, 4] },
    { label: 'Week of 2 Nov', shortLabel: '2 Nov', values: [15, 4, 2] },
    { label: 'Week of 9 Nov', shortLabel: '9 Nov', values: [18, 2, 1] },
    { label: 'Week of 16 Nov', shortLabel: '16 Nov', values: [20, 1, 0] },
  ],
};

export const specialties: BarChartProps = {
  label: 'Visits by specialty',
  summary: 'Most of your visits were to cardiology.',
  unit: { label: 'visits', one: 'visit', digits: 0 },
  direction: 'horizontal',
  series: ['Visits'],
  groups: [
    { label: 'Cardiology', values: [12] },
    { label: 'Diabetology and endocrinology', values: [7] },
    { label: 'Physical medicine and rehabilitation after a long stay in hospital', values: [4] },
    { label: 'Dental clinic', values: [0] },
    { label: 'Skin clinic', values: [null] },
    { label: 'Eye clinic', values: [1] },
  ],
};

export const change: BarChartProps = {
  label: 'Change of weight by month',
  summary: 'You lost 3.1 kg in four months, and gained 0.9 kg in two.',
  unit: { label: 'kg', spoken: 'kilograms' },
  series: ['Change'],
  groups: ['June', 'July', 'August', 'September', 'October', 'November'].map((label, index) => ({
    label,
    shortLabel: label.slice(0, 3),
    values: [[-1.2, -0.8, 0.5, -0.7, 0.4, -0.4][index] ?? null],
  })),
};

export const yearOfSteps: BarChartProps = {
  ...steps,
  label: 'Steps a day in a year',
  summary: 'You walk more in winter than in summer.',
  groups: Array.from({ length: 365 }, (_, index) => {
    const at = new Date(Date.UTC(2025, 10, 21 + index));
    const label = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(at);
    return {
      label,
      shortLabel: label.replace(/ \d{4}$/, ''),
      values: [Math.round(7500 + 2500 * Math.cos(index / 58) + 1500 * Math.sin(index * 2.3))],
    };
  }),
};
