import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { TrendChart } from './TrendChart';
import type { Trend } from './trend';

const { asha, nothing } = examples.readVitalSignTrend.answers['200'];
const trend: Trend = asha.data;
const pulseSource = {
  title: 'NHS, How to check your pulse',
  clause: null,
  url: 'https://www.nhs.uk/tests-and-treatments/how-to-check-your-pulse/',
};

export default {
  title: 'Charts/TrendChart',
  component: TrendChart,
  parameters: {
    guide: {
      do: [
        'Use it for the trend of one type of reading over a period, with the range that applies to this person.',
        'Say above it in words what the chart shows; the chart is the evidence.',
        'Keep showing the current period while another one is loading.',
      ],
      dont: [
        'Do not use it for amounts that are counted or added up: that is a BarChart.',
        'Do not draw a range that no guideline publishes for this person; without one, the chart says so.',
        'Do not put two types of readings into one chart.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the chart, then to the source of the band and the link to the table'],
        ['Left, Right', 'Reads the reading before, the reading after'],
        ['Page Up, Page Down', 'Ten readings at a time'],
        ['Home, End', 'Reads the oldest, the newest'],
      ],
    } satisfies ComponentGuide,
  },
  args: { trend, clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' } },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Sheet' ? undefined : { maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrendChart>;
type Story = StoryObj<typeof TrendChart>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      {(
        [
          ['Blood pressure', {}],
          ['Critical limits', CriticalLimits.args],
          ['All statuses of a pulse', AllStatusesOfAPulse.args],
          ['A year, as the means of its days', ManyPoints.args],
          ['No range applies', NoRangeApplies.args],
          ['One reading', OneReading.args],
          ['Another period on its way', AnotherPeriodOnItsWay.args],
          ['Nothing in this period', Empty.args],
        ] as const
      ).map(([title, some]) => (
        <StateRow key={title} title={title}>
          <div style={{ flex: '1 1 100%', minInlineSize: 0, maxInlineSize: '44rem' }}>
            <TrendChart {...args} {...some} />
          </div>
        </StateRow>
      ))}
    </StateSheet>
  ),
};

export const BloodPressure: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('mmHg', { selector: 'svg text' })).toBeVisible();
    const limits = [...canvasElement.querySelectorAll('[data-limit="range"] text')];
    await expect(limits.map((text) => text.textContent)).toEqual(['134', '84', '60']);
    // Neither a number nor a name of a series lies on another.
    const words = [...limits, canvas.getByText('Systolic', { selector: 'svg text' })].map((text) =>
      text.getBoundingClientRect(),
    );
    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1))
        await expect(
          one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) > 10,
        ).toBe(true);
  },
};

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const walker = canvas.getByRole('slider', { name: 'Blood pressure, reading by reading' });
    await expect(walker).toHaveFocus();
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      '122 over 78 millimetres of mercury, In range, Today, 7:10 am',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      '118 over 82 millimetres of mercury, In range, Yesterday, 7:10 am',
    );
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByText('22 Oct, 7:10 am')).toBeInTheDocument();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    // Its code may still be on the way.
    const table = await canvas.findByRole('table', { name: 'Blood pressure, 21 Oct to 20 Nov' });
    await expect(table).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(trend.points.length + 1);
  },
};

export const AnotherPeriodOnItsWay: Story = { args: { isPending: true } };

export const Empty: Story = { args: { trend: nothing.data } };

export const OneReading: Story = { args: { trend: { ...trend, count: 1, points: trend.points.slice(-1) } } };

export const NoRangeApplies: Story = {
  args: {
    trend: {
      ...trend,
      series: trend.series.map((series) => ({ ...series, band: null })),
      points: trend.points.map((point) => ({ ...point, status: 'not-assessed' })),
    },
  },
};

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T07:00:00+05:30`;

export const AllStatusesOfAPulse: Story = {
  args: {
    trend: {
      ...trend,
      metric: 'pulse',
      count: 6,
      series: [
        {
          code: 'value',
          unit: '/min',
          average: 82,
          minimum: 48,
          maximum: 134,
          band: {
            group: 'adult',
            low: 51,
            high: 100,
            criticalBelow: 41,
            criticalFrom: 131,
            sources: [pulseSource],
          },
        },
      ],
      points: (
        [
          [72, 'in-range'],
          [104, 'high'],
          [48, 'low'],
          [134, 'critical'],
          [80, 'not-assessed'],
          [76, 'in-range'],
        ] as const
      ).map(([value, status], index) => ({
        at: at(1 + index * 3),
        count: 1,
        systolic: null,
        diastolic: null,
        value,
        status,
        worst: status,
        notAssessed: status === 'not-assessed' ? 1 : 0,
      })),
    },
  },
};

/** A year of two readings a day comes as the means of its days; only what is out of range keeps its mark. */
export const ManyPoints: Story = {
  args: {
    trend: {
      ...trend,
      from: '2025-11-20T09:00:00+05:30',
      count: 720,
      points: Array.from({ length: 360 }, (_, day) => {
        const systolic = Math.round(128 + 9 * Math.sin(day / 24) + 3 * Math.sin(day * 1.7));
        return {
          at: new Date(Date.parse('2025-11-21T12:00:00Z') + day * 86_400_000).toISOString(),
          count: 2,
          systolic,
          diastolic: Math.round(systolic * 0.63),
          value: null,
          ...(systolic > 137
            ? { status: 'high' as const, worst: 'high' as const }
            : { status: 'in-range' as const, worst: 'in-range' as const }),
          notAssessed: 0,
        };
      }),
    },
  },
};

/** Critical limits as the rules give them; drawn, for the course comes near. That of the lower number would run through upper numbers in range. */
export const CriticalLimits: Story = {
  args: {
    trend: {
      ...trend,
      series: trend.series.map((series) => ({
        ...series,
        band: series.band && { ...series.band, criticalFrom: series.code === 'systolic' ? 180 : 120 },
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/^Critical below 91 \(upper number\) or from 180.*120\.$/),
    ).toBeVisible();
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[data-limit="critical"] text')].map((text) => text.textContent),
      ).toEqual(['180', '91']),
    );
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};
