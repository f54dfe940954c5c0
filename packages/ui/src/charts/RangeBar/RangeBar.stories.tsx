import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { SourceNote } from '../../components/SourceNote/SourceNote';
import type { RangeBand } from './geometry';
import { RangeBar } from './RangeBar';

const pulseBands: RangeBand[] = [
  { from: null, to: 40, interpretation: 'critical', label: 'Critical' },
  { from: 40, to: 60, interpretation: 'low', label: 'Below range' },
  { from: 60, to: 100, interpretation: 'in-range', label: 'In range' },
  { from: 100, to: 130, interpretation: 'high', label: 'Above range' },
  { from: 130, to: null, interpretation: 'critical', label: 'Critical' },
];
const perMinute = { label: '/min', spoken: 'per minute', digits: 0 };
const creatinine = {
  label: 'Creatinine',
  unit: { label: 'mg/dL', spoken: 'milligrams per decilitre', digits: 2 },
  bands: [
    { from: null, to: 0.6, interpretation: 'low', label: 'Below range' },
    { from: 0.6, to: 1.1, interpretation: 'in-range', label: 'In range' },
    { from: 1.1, to: null, interpretation: 'high', label: 'Above range' },
  ] as const,
};
const hba1c = {
  label: 'HbA1c',
  unit: { label: '%', spoken: 'percent' },
  bands: [
    { from: null, to: 7, interpretation: 'in-range', label: 'At target' },
    { from: 7, to: null, interpretation: 'high', label: 'Above target' },
  ] as const,
};
const baseExcess = {
  label: 'Base excess',
  unit: { label: 'mmol/L' },
  bands: [
    { from: null, to: -2, interpretation: 'low', label: 'Below range' },
    { from: -2, to: 3, interpretation: 'in-range', label: 'In range' },
    { from: 3, to: null, interpretation: 'high', label: 'Above range' },
  ] as const,
};

const meta = {
  title: 'Charts/RangeBar',
  component: RangeBar,
  args: { label: 'Pulse', value: 76, unit: perMinute, status: 'in-range', bands: pulseBands },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Sheet' ? undefined : { maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Use it for one value whose distance from its range matters: a laboratory result, the latest reading.',
        'Pass the status from the code that assessed the value. The bar does not assess: at the edge of a band it cannot know.',
        'Give only the bands that apply to this person, and their source as the note.',
        'Use `isCompact` if many are shown below each other.',
      ],
      dont: [
        'Do not draw a band if none is published: leave `bands` empty, and the bar says so.',
        'Do not use it for progress towards a goal or for a trend: those are Progress and TrendChart.',
        'Do not widen the scale so far that the range becomes a sliver: a value beyond it is shown at the end, with an arrow.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = { flex: '1 1 17rem', minInlineSize: 0, maxInlineSize: '28rem' };
const pulses = [
  [76, 'in-range'],
  [112, 'high'],
  [52, 'low'],
  [138, 'critical'],
  [34, 'critical'],
] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Where the value lies">
        {pulses.map(([value, status]) => (
          <div key={value} style={box}>
            <RangeBar {...args} value={value} status={status} isCompact={value !== 76} />
          </div>
        ))}
      </StateRow>
      <StateRow title="Beyond the scale, above and below">
        <div style={box}>
          <RangeBar {...creatinine} value={4.8} status="critical" />
        </div>
        <div style={box}>
          <RangeBar {...args} value={12} scale={{ from: 30, to: 150 }} status="critical" isCompact />
        </div>
      </StateRow>
      <StateRow title="Not assessed, no range, not measured">
        <div style={box}>
          <RangeBar {...creatinine} value={0.9} status="not-assessed" note={<SourceNote {...unsettled} />} />
        </div>
        <div style={box}>
          <RangeBar {...creatinine} value={0.9} status="not-assessed" bands={[]} />
        </div>
        <div style={box}>
          <RangeBar {...creatinine} value={null} status="not-assessed" />
        </div>
      </StateRow>
      <StateRow title="Two bands, below nought, at the very edge">
        <div style={box}>
          <RangeBar {...hba1c} value={7.4} status="high" />
        </div>
        <div style={box}>
          <RangeBar {...baseExcess} value={-3.2} status="low" />
        </div>
        <div style={box}>
          <RangeBar {...creatinine} value={1.1} status="in-range" />
        </div>
      </StateRow>
      <StateRow title="Long words">
        <div style={box}>
          <RangeBar
            {...creatinine}
            label="Geschätzte Kreatinin-Ausscheidung im Sammelurin über einen Tag"
            value={1.4}
            status="high"
            note={<SourceNote {...published} />}
          />
        </div>
      </StateRow>
    </StateSheet>
  ),
};

const unsettled = {
  interpretation: {
    status: 'not-assessed',
    side: null,
    advice: null,
    reason: 'no-range',
    worst: { status: 'not-assessed', side: null, condition: null, advice: null },
    ranges: [],
    asks: [],
  },
} as const;
const published = {
  interpretation: {
    status: 'high',
    side: 'high',
    advice: null,
    reason: null,
    worst: { status: 'high', side: 'high', condition: null, advice: null },
    ranges: [
      {
        group: 'adult',
        ageFromMonths: 216,
        ageToMonths: null,
        ageFromDays: null,
        ageToDays: null,
        timing: null,
        condition: null,
        limits: [
          { code: 'value', unit: 'mg/dL', low: 0.6, high: 1.1, criticalBelow: null, criticalFrom: null },
        ],
        sources: [
          {
            title: 'The laboratory that measured it',
            clause: null,
            url: 'https://laboratory.example/ranges',
          },
        ],
      },
    ],
    asks: [],
  },
} as const;

export const InRange: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('76 per minute')).toBeInTheDocument();
    await expect(canvas.getByText('Within the range: 60 to 100 /min.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Ranges of Pulse' })).toBeVisible();
  },
};
export const AboveRange: Story = {
  args: { value: 112, status: 'high' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 /min above the range: 60 to 100 /min.')).toBeVisible();
  },
};
export const BelowRange: Story = { args: { value: 52, status: 'low' } };
export const Critical: Story = { args: { value: 138, status: 'critical' } };
export const BeyondTheScale: Story = {
  args: { value: 210, status: 'critical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It is beyond the right end of the bar\./)).toBeVisible();
  },
};
export const NotAssessed: Story = { args: { ...creatinine, value: 0.9, status: 'not-assessed' } };
export const NoRange: Story = {
  args: { bands: [], status: 'not-assessed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No range applies, so there is nothing to compare it with.')).toBeVisible();
  },
};
export const NotMeasured: Story = { args: { value: null, status: 'not-assessed' } };
export const Compact: Story = { args: { isCompact: true } };
export const OnAPhone: Story = {
  args: { value: 112, status: 'high' },
  globals: { viewport: { value: 'phone' } },
};
