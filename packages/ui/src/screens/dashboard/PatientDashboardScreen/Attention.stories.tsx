import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { judged, judgedAgain, pressure, subjects } from '../../../catalogue/test/clinical-states';
import { PatientDashboardScreen } from './PatientDashboardScreen';
import dashboard from './PatientDashboardScreen.stories';
import { nothing, ready, withLast } from './test/dashboard-states';

export default {
  ...dashboard,
  title: 'Screens/Dashboard/Attention',
  component: PatientDashboardScreen,
};
type Story = StoryObj<typeof dashboard>;

const { asha: subject, man, mayBePregnant } = subjects;

/** The blood pressure of this morning was fine; the oxygen just measured is not. */
export const AnotherKindCritical: Story = {
  args: {
    state: { ...ready, summary: withLast(judged('oxygen_saturation', man, { value: 84 })) },
  },
  play: async ({ canvas }) => {
    const [first, advice] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent('Good morning, Asha. Your oxygen saturation, 84 %, is critical.');
    await expect(advice).toHaveTextContent('This oxygen saturation is dangerously low');
  },
};

/** Measured again a quarter of an hour later: either may be wrong, so both are said. */
export const NewerInRange: Story = {
  args: {
    state: {
      ...ready,
      summary: {
        ...withLast(judged('oxygen_saturation', man, { value: 98, measuredAt: '2026-11-20T07:25:00+05:30' })),
        attention: judged('oxygen_saturation', man, { value: 84 }),
      },
    },
  },
  play: async ({ canvas }) => {
    const [first, advice] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent('84 %, is critical. A newer reading, 98 %, is in range.');
    await expect(advice).toHaveTextContent('This oxygen saturation is dangerously low');
    await expect(canvas.getByText('Measure once more today')).toBeVisible();
  },
};

/** The numbers themselves are in range. */
export const NumbersTooCloseTogether: Story = {
  args: { state: { ...ready, summary: withLast(pressure(100, 84, man)) } },
  play: async ({ canvas }) => {
    const [, advice] = canvas.getAllByRole('heading');
    await expect(advice).toHaveTextContent('The two numbers are too close together. How do you feel?');
  },
};

export const LastOneVeryLow: Story = {
  args: { state: { ...ready, summary: withLast(pressure(70, 40, subject)) } },
  play: async ({ canvas }) => {
    const [, advice] = canvas.getAllByRole('heading');
    await expect(advice).toHaveTextContent('This blood pressure is very low');
    await expect(canvas.queryByText(/dangerously high/)).toBeNull();
  },
};

export const CriticalOnlyInPregnancy: Story = {
  args: { state: { ...ready, summary: withLast(pressure(165, 112, mayBePregnant)) } },
  play: async ({ canvas }) => {
    const [first, advice] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent(/is above range\. If you are pregnant .* call 112 now/);
    await expect(advice).toHaveTextContent(/^If you are pregnant .* call 112 now/);
  },
};

export const WorseInPregnancy: Story = {
  args: { state: { ...ready, summary: withLast(pressure(190, 125, mayBePregnant)) } },
};

export const JudgedAgain: Story = {
  args: { state: { ...ready, summary: withLast(judgedAgain) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Assessed again on 20 Nov, after you answered a question or corrected an answer. Before: above range, with a condition.',
      ),
    ).toBeVisible();
  },
};

export const GlucoseOnly: Story = {
  args: {
    state: {
      ...ready,
      summary: {
        ...withLast(judged('glucose', man, { value: 92, timing: 'fasting' })),
        items: withLast(judged('glucose', man, { value: 92, timing: 'fasting' })).items.filter(
          ({ type }) => type === 'glucose',
        ),
      },
      trend: { phase: 'ready', trend: nothing.data },
    },
  },
};
