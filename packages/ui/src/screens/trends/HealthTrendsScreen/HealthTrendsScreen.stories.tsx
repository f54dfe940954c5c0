import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pressure as pressureOf, subjects } from '../../../catalogue/test/clinical-states';
import { guidelines } from '../../../catalogue/test/guidelines';
import { HealthTrendsScreen, type HealthTrendsScreenProps } from './HealthTrendsScreen';
import {
  fewReadings,
  hba1c,
  measureOf,
  ninetyDays,
  now,
  pressure,
  spanOf,
  told,
  weight,
} from './test/example-trends';

const meta = {
  title: 'Screens/Trends/Health trends',
  component: HealthTrendsScreen,
  parameters: {
    guide: {
      purpose:
        'Has anything changed, and what happened meanwhile? One sentence that claims only what the figures say, then several measures below each other on one axis of time.',
      operations: [
        'readHealthMetrics',
        'readVitalSignTrend',
        'readVitalSignSummary',
        'readMedicalHistory',
        'listLabObservations',
        'listVitalSigns',
      ],
      sources: guidelines,
      notes: [
        'A change of blood pressure is claimed only if both periods have enough readings (ESH 2023: 12 on 3 days) and the averages differ by more than 5 mmHg, the mean error that ISO 81060-2 allows a validated cuff.',
        'Of other measures the figures are shown without a claim: we know of no published error of the devices people use for them, and averages of glucose mix readings before and after meals.',
        'Critical readings of every type are named, also of measures that are not shown, and of a week the table shows the most severe reading, not the average.',
        'A date of the medical history that is a month or a year is drawn as those days, never as one of them.',
        'The body mass index is for people from 20 years on who are not pregnant; its cut-offs are those of the WHO, with its points for action for Asian populations.',
        'The range of a laboratory value is the one its report prints.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ninetyDays,
    period: '90d',
    clock: { now, timeZone: 'Asia/Kolkata' },
    person: { name: 'Asha Kulkarni', birthDate: '1968-03-14' },
    table: { action: { phase: 'idle' }, onDownload: fn() },
    onPeriodChange: fn(),
    onMeasuresChange: fn<HealthTrendsScreenProps['onMeasuresChange']>(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthTrendsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NinetyDays: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'One blood pressure reading was critical, on 3 Nov. Blood pressure was lower than in the 90 days before.',
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Blood pressure 184 \/ 121 mmHg, critical, 3 Nov, 9:40 pm/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('1y');
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.table.onDownload).toHaveBeenCalled();
  },
};

export const MeasuresAreChosen: Story = {
  render: (args) => {
    const [chosen, setChosen] = useState(ninetyDays.chosen);
    return (
      <HealthTrendsScreen
        {...args}
        state={{
          ...ninetyDays,
          chosen,
          readings: ninetyDays.readings.filter(({ metric }) => chosen.includes(metric.type)),
        }}
        onMeasuresChange={setChosen}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 measures' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Glucose' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Weight' }));
    await expect(screen.getByRole('checkbox', { name: 'Blood pressure' })).toBeChecked();
    // The last one stays.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Blood pressure' }));
    await expect(screen.getByRole('checkbox', { name: 'Blood pressure' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: '1 measure' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Weight' })).toBeNull();
  },
};

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    const walker = canvas.getByRole('slider', { name: 'Blood pressure, reading by reading' });
    walker.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/millimetres of mercury, In range, Yesterday/),
    );
    await userEvent.keyboard('{Home}');
    await expect(walker).toHaveAttribute('aria-valuetext', expect.stringMatching(/24 Aug, 7:10 am$/));
  },
};

export const AllWeeks: Story = {
  play: async ({ canvas }) => {
    const table = () => canvas.getByRole('table', { name: 'The same as a table' });
    await expect(table().querySelectorAll('tbody tr')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 13 weeks' }));
    await expect(table().querySelectorAll('tbody tr')).toHaveLength(13);
  },
};

export const WithLabValues: Story = {
  args: {
    state: {
      ...ninetyDays,
      chosen: ['blood_pressure', 'lab-hba1c'],
      readings: [pressure],
      labs: [hba1c],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'HbA1c %' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Lab values of this period' })).toBeVisible();
  },
};

export const NotEnoughToCompare: Story = {
  args: { period: '30d', state: fewReadings },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Not enough data to compare with the 30 days before.' }),
    ).toBeVisible();
    await expect(canvas.getByText('Not enough data')).toBeVisible();
    await expect(
      canvas.getByText('Not enough data: 3 readings on 3 days. Needed: 12 readings on 3 days.'),
    ).toBeVisible();
  },
};

/** The average is in range, and one reading of an hour ago is an emergency. */
export const CriticalNow: Story = {
  args: {
    state: { ...ninetyDays, told: told(pressureOf(192, 124, subjects.man)) },
  },
};

export const CriticalOfAMeasureThatIsNotShown: Story = {
  args: {
    state: {
      ...ninetyDays,
      chosen: ['weight'],
      readings: [weight],
      events: [],
      critical: [
        {
          ...{ type: 'oxygen_saturation', at: '2026-11-10T06:30:00Z', unit: '%', parts: [] },
          ...{ isCertain: true, isDay: true },
        },
        {
          ...{ type: 'glucose', at: '2026-11-08T07:10:00+05:30', unit: 'mg/dL', parts: [58] },
          ...{ isCertain: false, isDay: false },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oxygen saturation: a critical reading on 10 Nov')).toBeVisible();
    await expect(canvas.getByText('Glucose 58 mg/dL, may be critical, 8 Nov, 7:10 am')).toBeVisible();
  },
};

export const NothingInThisPeriod: Story = {
  args: {
    period: '7d',
    state: {
      ...fewReadings,
      span: spanOf(7),
      readings: [measureOf('blood_pressure', { days: 7, given: [] })],
    },
  },
};

const twoWeights = measureOf('weight', {
  days: 30,
  given: [
    [4, { value: 71.6 }],
    [0, { value: 71.2 }],
  ],
});

export const HeightIsNotKnown: Story = {
  args: {
    period: '30d',
    state: {
      ...fewReadings,
      options: [{ id: 'weight' }],
      chosen: ['weight'],
      readings: [
        {
          ...twoWeights,
          bmi: { isKnown: false, because: 'no-height' },
        },
      ],
    },
  },
};

export const PregnancyIsNotKnown: Story = {
  args: {
    ...HeightIsNotKnown.args,
    state: {
      ...fewReadings,
      chosen: ['weight'],
      readings: [
        {
          ...twoWeights,
          bmi: { isKnown: false, because: 'maybe-pregnant' },
        },
      ],
    },
  },
};

export const OneMeasureFailed: Story = {
  args: {
    state: {
      ...ninetyDays,
      readings: [pressure, { ...weight, trend: { phase: 'failed' }, weeks: [] }],
      chosen: ['blood_pressure', 'weight'],
      isCriticalUnknown: true,
      isWithoutEvents: true,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const offline = 'You are offline. You need an internet connection to read all of your readings.';
export const Offline: Story = {
  args: {
    isOffline: true,
    unsent: 2,
    state: { ...ninetyDays, readAt: '2026-11-20T07:40:00+05:30' },
    table: { action: { phase: 'failed', message: offline }, onDownload: fn() },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 readings that are not sent yet are not in these figures.'),
    ).toBeVisible();
  },
};

export const TableIsSaved: Story = { args: { table: { action: { phase: 'done' }, onDownload: fn() } } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NotOnDevice: Story = { args: { isOffline: true, state: { phase: 'not-on-device' } } };

export const Empty: Story = {
  args: { unsent: 1, state: { ...fewReadings, options: [], chosen: [], readings: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add a reading' })).toHaveAttribute(
      'href',
      '/dashboard/vital-signs#add',
    );
  },
};
