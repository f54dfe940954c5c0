import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { LabValues, type LabValuesProps } from './LabValues';
import type { LabPoint, LabValue } from './types';

type Props = LabValuesProps;

const notice = 'This material contains content from LOINC (http://loinc.org).';
const value = (id: string, said: Partial<LabValue>): LabValue => ({
  ...{ id, analyte: 'hba1c', name: 'HbA1c', loinc: '4548-4', comparator: '', number: 7.1, words: null },
  ...{ unit: '%', rangeText: '4.0 - 5.6', standing: 'above', flag: 'high' },
  ...said,
});
const values = [
  value('v1', {}),
  value('v2', {
    ...{ analyte: 'creatinine', name: 'Creatinine', loinc: '2160-0', number: 0.9, unit: 'mg/dL' },
    ...{ rangeText: '0.7 - 1.3', standing: 'inside', flag: null },
  }),
  value('v3', {
    ...{ analyte: null, name: 'Widal, O antigen', loinc: null, number: null, words: 'negative', unit: null },
    ...{ rangeText: null, standing: null, flag: null },
  }),
];
const entry = {
  text: 'HbA1c shows how much sugar has stuck to your red blood cells, and so your average blood sugar of the last two to three months.',
  source: {
    title: 'MedlinePlus: Hemoglobin A1C (HbA1c) Test',
    url: 'https://medlineplus.gov/lab-tests/hemoglobin-a1c-hba1c-test/',
  },
  article: { title: 'HbA1c: what the number means', href: '/knowledge-hub/hba1c' },
};

const point = (day: string, number: number, said: Partial<LabPoint> = {}): LabPoint => ({
  ...{ id: day, recordId: 'r1', day, comparator: '', number, low: 4, high: 5.6, rangeText: '4.0 - 5.6' },
  ...{ standing: number > 5.6 ? 'above' : 'inside', printed: null },
  ...said,
});
const line = {
  unit: '%',
  points: [
    point('2025-02-11', 8.2),
    point('2025-08-03', 7.6, { low: null, high: 6, rangeText: '< 6.0' }),
    point('2026-02-20', 7.092, { rangeText: '20 - 42', printed: { number: 54, unit: 'mmol/mol' } }),
    point('2026-05-14', 5.4),
    point('2026-11-17', 7.1),
  ],
};

const meta = {
  title: 'Screens/Lab values',
  component: LabValues,
  parameters: {
    guide: {
      purpose: 'What does this report say, and is it going up or down?',
      operations: ['listLabObservations'],
      notes: [
        'The range is the one that each report prints: laboratories differ, so the shade has steps.',
        'Values of two units stand on one line only where a factor between them is known; else each unit has a chart.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', values, notice },
    open: null,
    trend: { phase: 'ready', lines: [line] },
    onOpen: fn<Props['onOpen']>(),
    explained: null,
    explanation: { phase: 'ready', entry },
    onExplain: fn<Props['onExplain']>(),
    onRetryExplanation: fn(),
    onRetry: fn(),
    onRetryTrend: fn(),
  },
} satisfies Meta<typeof LabValues>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('negative')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'How it has changed Creatinine' }));
    await expect(args.onOpen).toHaveBeenCalledWith(values[1]);
    // Words have no course.
    await expect(canvas.queryByRole('button', { name: /How it has changed Widal/ })).toBeNull();
  },
};

export const Course: Story = {
  args: { open: 'v1' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the chart HbA1c' }));
    await expect(args.onOpen).toHaveBeenCalledWith(null);
    await expect(await canvas.findByText('8.2 % on 11 Feb 2025, 7.1 % on 17 Nov 2026.')).toBeVisible();
    const walker = canvas.getByRole('slider', { name: 'HbA1c, report by report' });
    walker.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      '7.092 %, 20 Feb 2026, Range on the page: 20 - 42, printed as 54 mmol/mol, Above range',
    );
  },
};

export const CourseAsTable: Story = {
  args: { open: 'v1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table HbA1c' }));
    const rows = await canvas.findAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent('17 Nov 20267.14.0 - 5.6Above range');
  },
};

export const FirstValue: Story = {
  args: { open: 'v1', trend: { phase: 'ready', lines: [{ unit: '%', points: line.points.slice(-1) }] } },
};

export const UnitsThatCannotBeCompared: Story = {
  args: {
    open: 'v1',
    trend: {
      phase: 'ready',
      lines: [
        line,
        {
          unit: 'mg/dL',
          points: [point('2024-02-11', 9, { low: null, high: null, rangeText: null, standing: null })],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/in 2 units that cannot be compared/)).toBeVisible();
  },
};

/** Urgent advice comes before what the test measures. */
export const Explained: Story = {
  args: { explained: 'v1' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/calls this value critical/)).toBeVisible();
    await expect(canvas.getByText(/above the range that the report prints \(4.0 - 5.6\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Read more: HbA1c/ })).toHaveAttribute(
      'href',
      '/knowledge-hub/hba1c',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'What is this? Creatinine' }));
    await expect(args.onExplain).toHaveBeenCalledWith(values[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the explanation HbA1c' }));
    await expect(args.onExplain).toHaveBeenCalledWith(null);
  },
};

export const ExplainedInside: Story = {
  args: { explained: 'v2', explanation: { phase: 'ready', entry: { ...entry, article: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/inside the range that the report prints/)).toBeVisible();
    await expect(canvas.queryByText(/calls this value critical/)).toBeNull();
  },
};

/** Nothing is known of the test, and the report prints no range: both are said. */
export const NothingKnown: Story = {
  args: { explained: 'v3', explanation: { phase: 'ready', entry: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nadi has no entry about this test/)).toBeVisible();
    await expect(canvas.getByText(/The report prints no range for it/)).toBeVisible();
  },
};
export const ExplanationFailed: Story = { args: { explained: 'v1', explanation: { phase: 'failed' } } };
export const CourseIsComing: Story = { args: { open: 'v1', trend: { phase: 'loading' } } };
export const CourseFailed: Story = { args: { open: 'v1', trend: { phase: 'failed' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const NotOnDevice: Story = { args: { state: { phase: 'not-on-device' } } };
