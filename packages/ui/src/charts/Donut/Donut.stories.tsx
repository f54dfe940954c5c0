import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Donut } from './Donut';

const doses = { label: 'doses', one: 'dose', digits: 0 };
const parts = [
  { label: 'Taken', value: 76 },
  { label: 'Taken late', value: 5 },
  { label: 'Missed', value: 3 },
];
const visits = { label: 'visits', one: 'visit', digits: 0 };
const specialties = {
  label: 'Visits by specialty',
  summary: 'A third of your visits were to cardiology.',
  unit: visits,
  parts: [
    { label: 'Cardiology', value: 12 },
    { label: 'Diabetology and endocrinology', value: 8 },
    { label: 'General practice', value: 6 },
    { label: 'Eye clinic', value: 4 },
    { label: 'Physiotherapy', value: 3 },
    { label: 'Dental clinic', value: 2 },
    { label: 'Skin clinic', value: 1 },
    { label: 'Ear, nose and throat', value: 1 },
  ],
};
const sleep = {
  label: 'Last night',
  summary: 'You slept seven hours; your watch does not know for one more.',
  unit: { label: 'h', spoken: 'hours', one: 'hour' },
  parts: [
    { label: 'Light', value: 4 },
    { label: 'Deep', value: 1.5 },
    { label: 'Dream', value: 1.5 },
    { label: 'Awake', value: 0 },
    { label: 'Watch not worn', value: null },
  ],
  middle: { value: '7 h', words: 'asleep' },
};

const tiny = {
  label: 'Doses of the year',
  summary: 'You missed one dose in a year.',
  unit: doses,
  parts: [
    { label: 'Taken', value: 420 },
    { label: 'Missed', value: 1 },
  ],
};

const meta = {
  title: 'Charts/Donut',
  component: Donut,
  args: {
    label: 'Doses of November',
    summary: 'You took nine of ten doses on time.',
    unit: doses,
    parts,
    middle: { value: '90 %', words: 'taken on time' },
  },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Sheet' ? undefined : { maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Use it when parts make one whole, and the question is how large one part is.',
        'Put the answer in the middle, in words: "90 % taken on time".',
        'Put the parts in a meaningful order, the most desirable first.',
      ],
      dont: [
        'Do not use it to compare parts of nearly the same size: a horizontal BarChart shows which is larger.',
        'Do not use it for values that do not add up, or for more than six parts: combine the rest as "Other".',
        'Do not put two side by side to compare them: use a stacked BarChart.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the ring, then to the link to the table'],
        ['Arrow keys', 'Read the part before, the part after; it is shown in the middle'],
        ['Home, End', 'Read the first, the last'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { flex: '1 1 20rem', minInlineSize: 0, maxInlineSize: '36rem' };

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      {(
        [
          ['Three parts; eight, of which the smallest are gathered', [args, specialties]],
          [
            'Nought and not known; one part',
            [
              sleep,
              {
                ...args,
                label: 'One',
                summary: 'You took every dose.',
                middle: undefined,
                parts: parts.slice(0, 1),
              },
            ],
          ],
          [
            'Hardly anything of it; without words of its own in the middle',
            [
              {
                ...args,
                label: 'Tiny',
                parts: [
                  { label: 'Taken', value: 420 },
                  { label: 'Missed', value: 1 },
                ],
              },
              { ...specialties, label: 'Six', parts: specialties.parts.slice(0, 6) },
            ],
          ],
          ['Nothing to show', [{ ...args, label: 'Empty', parts: [] }]],
        ] as const
      ).map(([title, charts]) => (
        <StateRow key={title} title={title}>
          {charts.map((chart) => (
            <div key={chart.label} style={wide}>
              <Donut {...chart} />
            </div>
          ))}
        </StateRow>
      ))}
    </StateSheet>
  ),
};

export const ThreeParts: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const walker = canvas.getByRole('slider', { name: 'Doses of November, part by part' });
    await expect(walker).toHaveFocus();
    await expect(walker).toHaveAttribute('aria-valuetext', 'Taken: 76 doses, 90 percent');
    await userEvent.keyboard('{ArrowDown}');
    await expect(walker).toHaveAttribute('aria-valuetext', 'Taken late: 5 doses, 6 percent');
    await userEvent.keyboard('{End}');
    await expect(walker).toHaveAttribute('aria-valuetext', 'Missed: 3 doses, 4 percent');
    await userEvent.tab();
    await expect(canvas.getByText('taken on time')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Doses of November' })).toBeVisible();
  },
};

export const ManyParts: Story = {
  args: { ...specialties, middle: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Other (3 parts)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    // Finds in the table what "Other" is made of.
    await expect(canvas.getByText('Ear, nose and throat')).toBeVisible();
  },
};

export const NotAllKnown: Story = {
  args: sleep,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known')).toBeVisible();
    await expect(canvas.getByText('Shares are based on what is known.')).toBeVisible();
  },
};

export const Empty: Story = { args: { parts: [] } };
export const OnAPhone: Story = { args: specialties, globals: { viewport: { value: 'phone' } } };

export const NearlyAll: Story = {
  args: { ...tiny, middle: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('over 99 %')).toBeVisible();
    await expect(canvas.getByText('below 1 %')).toBeVisible();
  },
};
