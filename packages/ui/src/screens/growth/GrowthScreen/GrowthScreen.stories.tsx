import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { first, grown, lostWithoutBirth, mira, notRegained, now, pregnantGirl } from '../test/growth-samples';
import { GrowthScreen } from './GrowthScreen';

const meta = {
  title: 'Screens/Growth/Growth',
  component: GrowthScreen,
  parameters: {
    guide: {
      purpose: 'Does this child grow as expected, and when should a doctor be asked?',
      operations: ['readGrowth'],
      sources: [
        {
          title: 'WHO Child Growth Standards, 2006',
          url: 'https://www.who.int/tools/child-growth-standards',
        },
        {
          title: 'Indian Academy of Pediatrics, revised growth charts for 5 to 18 years, 2015',
          url: 'https://doi.org/10.1007/s13312-015-0566-5',
        },
        { title: 'NICE NG75, Faltering growth, 2017', url: 'https://www.nice.org.uk/guidance/ng75' },
      ],
      notes: [
        'A value is assessed by the chart for the age at which it was measured, so a danger does not end with a birthday.',
        'All that is so is told, of every measure, the most severe first.',
        'A value that is older than the time between two measurements is said to be old, and no growth is claimed of it.',
        'Where a day has two values, what either would mean is told.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: grown(mira),
    name: 'Mira',
    chosen: 'weight',
    up: { href: '/dashboard/vital-signs', label: 'Vital signs' },
    clock: { now, timeZone: 'Asia/Kolkata' },
    onChoose: fn(),
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GrowthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string | RegExp) => ({ level: 1, name }) as const;

export const AlongItsLine: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', heading('Weight is growing along its usual line.')),
    ).toBeVisible();
    await expect(canvas.getByText(/^Of 100 girls of this age, about \d+ weigh less\.$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /measure again by 20 February 2027/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

export const MeasureIsChosen: Story = {
  render: (args) => {
    const [chosen, setChosen] = useState(args.chosen);
    return <GrowthScreen {...args} chosen={chosen} onChoose={setChosen} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Body mass index' }));
    await expect(
      canvas.getByRole('heading', heading('Body mass index is inside the lines of the chart.')),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Body mass index by age' })).toBeVisible();
  },
};

/** A quarter of the weight is gone, and the value is still inside the lines. */
export const WeightIsLost: Story = {
  args: {
    state: grown({ weight: [...first, ['2026-03-20', 18.4], ['2026-11-20', 13.8]] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('Show this to a doctor today.'))).toBeVisible();
    await expect(canvas.getByText(/Weight was lost: 25% since/)).toBeVisible();
    await expect(canvas.getByText(/has fallen across the lines/)).toBeVisible();
    await expect(canvas.queryByText('In range')).toBeNull();
  },
};

/** Five years old since yesterday; the weight of four is told by the chart of four. */
export const SevereBeforeTheBirthday: Story = {
  args: {
    state: grown({ born: '2021-11-19', weight: [['2026-10-20', 10.1]] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Weight is severely low: 10.1 kg/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Birth to 5 years' })).toBeChecked();
  },
};

export const SeverelyThinAtFifteen: Story = {
  args: {
    chosen: 'bmi',
    state: grown({ born: '2011-11-01', weight: [['2026-11-20', 36]], height: [['2026-11-18', 160]] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Severely thin: Body mass index 14.1/)).toBeVisible();
  },
};

export const Overweight: Story = {
  args: {
    name: null,
    chosen: 'bmi',
    state: grown({ born: '2012-03-02', weight: [['2026-11-20', 60]], height: [['2026-11-18', 158]] }),
  },
};

/** 102 was typed for 10.2, beside the right value. */
export const SlipOfTheSameDay: Story = {
  args: {
    state: grown({
      weight: [
        ['2026-08-20', 15.0],
        ['2026-11-20', 10.2, 102],
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', heading('Check the values, and show this to a doctor today.')),
    ).toBeVisible();
    await expect(canvas.getByText(/far apart: 10.2 kg and 102 kg/)).toBeVisible();
    await expect(canvas.getByText(/^Weight is severely low/)).toBeVisible();
  },
};

export const MeasuredLongAgo: Story = {
  args: { state: grown({ weight: [...first, ['2025-09-22', 13.1], ['2026-03-20', 14.2]] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', heading('Weight was last measured 8 months ago.')),
    ).toBeVisible();
    await expect(canvas.queryByText('In range')).toBeNull();
  },
};

/** Shows values that were kept on this device half a year ago: they say nothing of today. */
export const KeptLongAgo: Story = {
  args: { isOffline: true, clock: { now: '2027-05-25T09:00:00+05:30', timeZone: 'Asia/Kolkata' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', heading('Weight was last measured 6 months ago.')),
    ).toBeVisible();
    await expect(canvas.queryByText('In range')).toBeNull();
  },
};

export const SexIsNotKnown: Story = {
  args: { state: grown({ ...mira, gender: null }) },
};

export const LowerThanBefore: Story = {
  args: { state: grown({ weight: [...first, ['2026-08-20', 16], ['2026-11-20', 15.3]] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', heading('Weight is lower than on 20 August 2026: 16 kg.')),
    ).toBeVisible();
    await expect(canvas.queryByText('In range')).toBeNull();
    await expect(canvas.getByText(/^Thinness cannot be told/)).toBeVisible();
  },
};

/** The danger of four years ago is told in the past. */
export const SevereLongAgo: Story = {
  args: { state: grown({ born: '2018-09-18', weight: [['2022-11-20', 10.2]] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', heading(/^Weight was worrying when last measured, 48 months ago\./)),
    ).toBeVisible();
    await expect(canvas.getByText(/^Weight was severely low: 10.2 kg/)).toBeVisible();
    await expect(canvas.getAllByText('When last measured')[0]).toBeVisible();
    await expect(canvas.queryByText('So today')).toBeNull();
  },
};

/** The height is of five months ago: the girl is at least as thin as that. */
export const ThinByAnOlderHeight: Story = {
  args: {
    chosen: 'bmi',
    state: grown({ born: '2011-11-01', weight: [['2026-11-20', 35]], height: [['2026-06-18', 162]] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Severely thin: Body mass index 13.3/)).toBeVisible();
    await expect(canvas.getByText(/^With the height of 18 June/)).toBeVisible();
  },
};

export const BirthWeightIsNotRegained: Story = {
  args: {
    state: grown(notRegained),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Weight was lost: 3% since 26 October/)).toBeVisible();
    await expect(canvas.getByText('Weight has not risen for 2 weeks, or height for a month')).toBeVisible();
  },
};

export const PoundsAsKilograms: Story = {
  args: {
    state: grown({
      weight: [
        ['2026-09-20', 10.2],
        ['2026-11-20', 22.5],
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/22.5 kg on 20 November 2026 and 10.2 kg on 20 September 2026 do not fit together/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Weight is severely low: 10.2 kg/)).toBeVisible();
  },
};

export const Pregnant: Story = {
  args: {
    name: null,
    state: grown(pregnantGirl),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Because of the pregnancy/)).toBeVisible();
  },
};

export const DateOfBirthIsMissing: Story = {
  args: { state: grown({ born: null }) },
};

export const LossWithoutADateOfBirth: Story = {
  args: {
    state: grown(lostWithoutBirth),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Weight was lost: 26%/)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'The date of birth is missing or not right' }),
    ).toBeVisible();
  },
};

/** Eighteen years old since yesterday; the danger of 17 is told by the charts of 17. */
export const SevereBeforeEighteen: Story = {
  args: {
    name: null,
    state: grown({ born: '2008-11-19', weight: [['2026-11-10', 34]], height: [['2026-11-10', 160]] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('Show this to a doctor today.'))).toBeVisible();
    await expect(canvas.getByText(/Severely thin: Body mass index 13.3/)).toBeVisible();
    await expect(canvas.getByText(/^From 18 to 20 years no limits/)).toBeVisible();
  },
};

export const Adult: Story = {
  args: { name: null, state: grown({ born: '1990-02-01' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Growth charts are for people under 18' }),
    ).toBeVisible();
  },
};

export const NothingMeasured: Story = {
  args: { state: grown({}) },
};

export const WaitingOnThisDevice: Story = {
  args: {
    unsent: 1,
    isOffline: true,
    state: { ...grown(mira), readAt: '2026-11-20T08:00:00+05:30' } as never,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('Growth'))).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const NotOnThisDevice: Story = { args: { isOffline: true, state: { phase: 'not-on-device' } } };
