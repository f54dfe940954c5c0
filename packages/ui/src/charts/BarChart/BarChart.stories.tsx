import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { BarChart } from './BarChart';
import { byVisit, change, doses, glucose, specialties, steps, yearOfSteps } from './samples';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: steps,
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Sheet' ? undefined : { maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Use it for amounts that are counted or added up: steps, doses, visits, minutes.',
        'Say in the summary what the chart shows; the bars are the evidence.',
        'Use `horizontal` for items with names, and put them in a meaningful order.',
        'Use null if nothing was measured: it leaves a gap and is called "Not measured", while zero is drawn as zero.',
      ],
      dont: [
        'Do not use it for the trend of a reading: a TrendChart shows its range, and does not begin at zero.',
        'Do not stack values that do not add up, such as systolic and diastolic.',
        'Do not show more than four series: make two charts.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the bars, then to the link to the table'],
        ['Left, Right', 'Reads the bar before, the bar after; in a horizontal chart also Up and Down'],
        ['Page Up, Page Down', 'Ten bars at a time'],
        ['Home, End', 'Reads the first, the last'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { flex: '1 1 20rem', minInlineSize: 0, maxInlineSize: '36rem' };

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StateSheet>
      {(
        [
          ['One series with a goal and a gap; assessed values', [steps, glucose]],
          ['Grouped, stacked', [byVisit, doses]],
          ['Lying: names of any length, stacked', [specialties, { ...doses, direction: 'horizontal' }]],
          ['Below nought, standing and lying', [change, { ...change, direction: 'horizontal' }]],
          ['One bar, a year of days', [{ ...steps, groups: steps.groups.slice(-1) }, yearOfSteps]],
          ['Nothing to show', [{ ...steps, groups: [] }]],
        ] as const
      ).map(([title, charts]) => (
        <StateRow key={title} title={title}>
          {charts.map((chart) => (
            <div key={`${chart.label} ${'direction' in chart}`} style={wide}>
              <BarChart {...chart} />
            </div>
          ))}
        </StateRow>
      ))}
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const walker = canvas.getByRole('slider', { name: 'Steps a day, value by value' });
    await expect(walker).toHaveFocus();
    await expect(walker).toHaveAttribute('aria-valuetext', 'Sunday 22 Nov: 5,210 steps');
    await userEvent.keyboard('{Home}');
    await expect(walker).toHaveAttribute('aria-valuetext', 'Monday 16 Nov: 6,120 steps');
    await expect(canvas.getByText('Monday 16 Nov')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(walker).toHaveAttribute('aria-valuetext', 'Wednesday 18 Nov: Not measured');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Steps a day' })).toBeVisible();
  },
};

export const LyingByKeyboard: Story = {
  args: specialties,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const walker = canvas.getByRole('slider');
    await expect(walker).toHaveAttribute('aria-valuetext', 'Cardiology: 12 visits');
    await userEvent.keyboard('{ArrowDown}');
    await expect(walker).toHaveAttribute('aria-valuetext', 'Diabetology and endocrinology: 7 visits');
    await userEvent.keyboard('{End}');
    await expect(walker).toHaveAttribute('aria-valuetext', 'Eye clinic: 1 visit');
  },
};

export const AsTable: Story = {
  args: doses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'What',
      'Taken, doses',
      'Late, doses',
      'Missed, doses',
      'Total, doses',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(doses.groups.length + 1);
  },
};

export const Assessed: Story = { args: glucose };
export const Stacked: Story = { args: doses };
export const Grouped: Story = { args: byVisit };
export const BelowNought: Story = { args: change };
export const Lying: Story = { args: specialties };
export const ManyBars: Story = { args: yearOfSteps };

export const Empty: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to show yet.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { args: byVisit, globals: { viewport: { value: 'phone' } } };
