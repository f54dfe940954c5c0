import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { assessed, pressure, reassessed, subjects } from '../../../catalogue/test/clinical-states';
import { PatientDashboardScreen } from './PatientDashboardScreen';
import dashboard from './PatientDashboardScreen.stories';
import { nothing, ready, summary, summaryOf, withLast } from './test/dashboard-states';

export default {
  ...dashboard,
  title: 'Screens/Dashboard/Attention',
  component: PatientDashboardScreen,
};
type Story = StoryObj<typeof dashboard>;

/** The headings once the advice is there, whose code comes a moment after the page. */
async function headingsOf(canvas: ReturnType<typeof within>): Promise<HTMLElement[]> {
  await waitFor(() => expect(canvas.queryByText(/^One moment/)).toBeNull());
  return canvas.getAllByRole('heading');
}

const { asha: subject, man, mayBePregnant } = subjects;

/** The blood pressure of this morning was fine; the oxygen just measured is not. */
export const AnotherKindCritical: Story = {
  args: {
    state: { ...ready, summary: withLast(assessed('oxygen_saturation', man, { value: 84 })) },
  },
  play: async ({ canvas }) => {
    const [first, advice] = await headingsOf(canvas);
    await expect(first).toHaveTextContent('Good morning, Asha. Your oxygen saturation, 84 %, is critical.');
    await expect(advice).toHaveTextContent('This oxygen saturation is dangerously low');
  },
};

/** Measured again a quarter of an hour later: either may be wrong, so both are said. */
export const NewerInRange: Story = {
  args: {
    state: {
      ...ready,
      summary: withLast(
        assessed('oxygen_saturation', man, { value: 98, measuredAt: '2026-11-20T07:25:00+05:30' }),
        [assessed('oxygen_saturation', man, { value: 84 })],
      ),
    },
  },
  play: async ({ canvas }) => {
    const [first, advice] = await headingsOf(canvas);
    await expect(first).toHaveTextContent('84 %, is critical. A newer reading, 98 %, is in range.');
    await expect(advice).toHaveTextContent('This oxygen saturation is dangerously low');
    await expect(canvas.getByText('Measure once more today')).toBeVisible();
  },
};

/** The numbers themselves are in range. */
export const NumbersTooCloseTogether: Story = {
  args: { state: { ...ready, summary: withLast(pressure(100, 84, man)) } },
  play: async ({ canvas }) => {
    const [, advice] = await headingsOf(canvas);
    await expect(advice).toHaveTextContent('The two numbers are too close together. How do you feel?');
  },
};

export const LastOneVeryLow: Story = {
  args: { state: { ...ready, summary: withLast(pressure(70, 40, subject)) } },
  play: async ({ canvas }) => {
    const [, advice] = await headingsOf(canvas);
    await expect(advice).toHaveTextContent('This blood pressure is very low');
    await expect(canvas.queryByText(/dangerously high/)).toBeNull();
  },
};

export const CriticalOnlyInPregnancy: Story = {
  args: { state: { ...ready, summary: withLast(pressure(165, 112, mayBePregnant)) } },
  play: async ({ canvas }) => {
    const [first, advice] = await headingsOf(canvas);
    await expect(first).toHaveTextContent(/is above range\. If you are pregnant .* call 112 now/);
    await expect(advice).toHaveTextContent(/^If you are pregnant .* call 112 now/);
  },
};

export const WorseInPregnancy: Story = {
  args: { state: { ...ready, summary: withLast(pressure(190, 125, mayBePregnant)) } },
};

export const Reassessed: Story = {
  args: { state: { ...ready, summary: withLast(reassessed) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Assessed again on 20 Nov, after you answered a question or corrected an answer. Before: above range, with a condition.',
      ),
    ).toBeVisible();
  },
};

export const GlucoseOnly: Story = {
  args: {
    state: {
      ...ready,
      summary: summaryOf(
        withLast(assessed('glucose', man, { value: 92, timing: 'fasting' })).items.filter(
          ({ type }) => type === 'glucose',
        ),
      ),
      trend: { phase: 'ready', trend: nothing.data },
    },
  },
};

const glucose = (value: number, measuredAt: string) =>
  assessed('glucose', man, { value, timing: 'random', measuredAt });

/** 640 three hours ago and 45 now: sugar comes before ketones and insulin. */
export const OppositeDangers: Story = {
  args: {
    state: {
      ...ready,
      summary: withLast(glucose(45, '2026-11-20T08:50:00+05:30'), [
        glucose(640, '2026-11-20T05:50:00+05:30'),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const [first, advice] = await headingsOf(canvas);
    await expect(first).toHaveTextContent(
      'Your glucose, 45 mg/dL, is critical. Another reading of the last 24 hours, 640 mg/dL, is dangerous too.',
    );
    await expect(advice).toHaveTextContent('This glucose is dangerously low');
    await expect(
      canvas.getByText(/^Another reading of the last 24 hours, 640 mg\/dL, .* call 112 now/),
    ).toBeVisible();
    await expect(canvas.getByText('Call 112 now')).toBeVisible();
  },
};

/** Each type keeps its day. */
export const TwoTypes: Story = {
  args: {
    state: {
      ...ready,
      summary: withLast(
        assessed('oxygen_saturation', man, { value: 84, measuredAt: '2026-11-20T06:00:00+05:30' }),
        [pressure(190, 125, man)],
      ),
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent(/84 %, is critical\. Your blood pressure, 190.*is critical/);
    await expect(canvas.getByText('This blood pressure is dangerously high')).toBeVisible();
  },
};

/** 150/95 at 22 weeks, 26 hours ago, and nothing since. */
export const RaisedInPregnancy: Story = {
  args: {
    state: {
      ...ready,
      summary: summaryOf(
        summary.items.map((item) =>
          item.type === 'blood_pressure'
            ? {
                ...item,
                latest: assessed('blood_pressure', subjects.pregnant, {
                  systolic: 150,
                  diastolic: 95,
                  measuredAt: '2026-11-19T07:00:00+05:30',
                }),
              }
            : item,
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent(
      /was not measured again.*call your doctor, midwife or maternity unit today/,
    );
  },
};

const morning = '2026-11-20T08:00:00+05:30';
/** Each alone is mild; NEWS2 gives seven points to them together. */
export const SeveralSignsTogether: Story = {
  args: {
    state: {
      ...ready,
      summary: withLast(assessed('pulse', man, { value: 118, measuredAt: morning }), [
        assessed('temperature', man, { value: 38.6, measuredAt: morning }),
        assessed('respiratory_rate', man, { value: 23, measuredAt: morning }),
        assessed('blood_pressure', man, { systolic: 95, diastolic: 60, measuredAt: morning }),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const [, advice] = await headingsOf(canvas);
    await expect(advice).toHaveTextContent('Several signs together: call 112');
  },
};

/** In range for days, while another type was out of range a day ago. */
export const OthersOutOfRange: Story = {
  args: {
    state: {
      ...ready,
      summary: withLast(glucose(262, '2026-11-19T06:00:00+05:30')),
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent(
      /^Good morning, Asha\. Your last glucose, 262 mg\/dL, was above range\./,
    );
  },
};
