import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Text } from '../../components/Text/Text';
import type { SparkPoint } from './geometry';
import { Sparkline } from './Sparkline';

const kilograms = { label: 'kg', spoken: 'kilograms' };
const day = (index: number) => `${1 + index} Nov`;
const course = (...values: (number | null)[]): SparkPoint[] =>
  values.map((value, index) => ({ value, when: day(index) }));
const weight = course(71, 70.6, 70.8, 70.1, 69.9, 70, 69.4, 69.1, 68.9, 68.4);
const pulse = (last: number, status: SparkPoint['status']): SparkPoint[] => [
  ...course(72, 78, 75, 80, 77),
  { value: last, when: day(5), status },
];
const perMinute = { label: '/min', spoken: 'per minute' };

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Weight', unit: kilograms, points: weight },
  parameters: {
    guide: {
      do: [
        'Use it when the direction of a value matters more than each value: in a table row, a card, a line of text.',
        'Give a point for each day or week, null if nothing was measured: the gap is part of the truth.',
        'Keep the newest value beside it: a line without a number says only "up" or "down".',
      ],
      dont: [
        'Do not use it for reading exact values: that is a TrendChart, which has an axis, a band with its source, and a table.',
        'Do not compare the heights of two of them: each has its own scale.',
        'Do not make every sparkline of a long table readable by keyboard; link it to its TrendChart.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it, if it is readable'],
        ['Left, Right', 'Reads the value before, the value after'],
        ['Home, End', 'Reads the oldest, the newest'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = course(
  ...Array.from({ length: 365 }, (_, index) => 70 + 3 * Math.sin(index / 30) + Math.sin(index * 1.9)),
);
const statuses = [
  [76, 'in-range'],
  [104, 'high'],
  [58, 'low'],
  [134, 'critical'],
  [80, 'not-assessed'],
] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Small, medium">
        <Sparkline {...args} />
        <Sparkline {...args} size="medium" />
      </StateRow>
      <StateRow title="With a band, and with the newest value elsewhere">
        <Sparkline {...args} size="medium" band={{ low: 69, high: 70.5 }} />
        <Sparkline {...args} hasValue={false} />
      </StateRow>
      <StateRow title="Where the newest value lies">
        {statuses.map(([value, status]) => (
          <Sparkline key={status} label="Pulse" unit={perMinute} points={pulse(value, status)} />
        ))}
      </StateRow>
      <StateRow title="Gaps, nothing measured of late, one value, none">
        <Sparkline {...args} points={course(71, 70.6, null, null, 69.9, 70, null, 69.1, null, 68.4)} />
        <Sparkline {...args} points={course(71, 70.6, 70.2, 69.9, null, null, null)} />
        <Sparkline {...args} points={course(68.4)} />
        <Sparkline {...args} points={course(null, null)} />
      </StateRow>
      <StateRow title="Hardly changing, falling below nought, a year of days">
        <Sparkline {...args} points={course(68.4, 68.5, 68.4, 68.4, 68.5)} />
        <Sparkline
          label="Change of weight"
          unit={kilograms}
          points={course(0.4, 0.1, -0.2, -0.6, -0.3, -1.1)}
        />
        <Sparkline {...args} points={long} size="medium" />
      </StateRow>
    </StateSheet>
  ),
};

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Weight: 10 values, from 71 kilograms to 68.4 kilograms, lowest 68.4 kilograms, highest 71 kilograms.',
      }),
    ).toBeInTheDocument();
  },
};

export const InALine: Story = {
  render: (args) => (
    <Text>
      Your weight went <Sparkline {...args} /> since the first of November.
    </Text>
  ),
};

export const ByKeyboard: Story = {
  args: {
    isReadable: true,
    size: 'medium',
    points: course(71, 70.6, null, 70.1, 69.9, 70, 69.4, 69.1, 68.9, 68.4),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const walker = canvas.getByRole('slider', { name: 'Weight, value by value' });
    await expect(walker).toHaveFocus();
    await expect(walker).toHaveAttribute('aria-valuetext', '68.4 kilograms, 10 Nov');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    // Passes over days on which nothing was measured: there is nothing to be read.
    await expect(walker).toHaveAttribute('aria-valuetext', '70.1 kilograms, 4 Nov');
    await expect(canvas.getByText('4 Nov')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText('4 Nov')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Weight: nothing measured yet.' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: { isReadable: true, size: 'medium' },
  globals: { viewport: { value: 'phone' } },
};
