import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateSheet } from '../../catalogue/StateSheet';
import { CriticalAdvice, type CriticalAdviceProps } from './CriticalAdvice';

const ifSigns = { advice: 'emergency-if-symptoms' } as const;
const now = { advice: 'emergency' } as const;
const bloodPressure = { type: 'blood_pressure', side: 'high', ...ifSigns } as const;
const lowPressure = { type: 'blood_pressure', side: 'low', ...ifSigns } as const;
const fever = { type: 'temperature', side: 'high' } as const;
const pregnant = { audience: 'pregnant', condition: 'pregnant-or-after-birth' } as const;

const all: CriticalAdviceProps[] = [
  bloodPressure,
  { ...bloodPressure, emergencyIf: 'pregnant-or-after-birth' },
  { ...bloodPressure, ...now, ...pregnant },
  { ...bloodPressure, ...now, audience: 'pregnant' },
  { ...bloodPressure, audience: 'child' },
  lowPressure,
  { ...lowPressure, audience: 'pregnant' },
  { ...lowPressure, ...now, audience: 'baby' },
  { ...lowPressure, isNarrow: true, isCritical: false },
  { ...lowPressure, isNarrow: true, isCritical: false, audience: 'child' },
  { type: 'glucose', side: 'low', ...ifSigns },
  { type: 'glucose', side: 'low', ...ifSigns, audience: 'child' },
  { type: 'glucose', side: 'low', ...now, audience: 'baby' },
  { type: 'glucose', side: 'high', ...ifSigns },
  { type: 'glucose', side: 'high', ...now },
  { type: 'oxygen_saturation', side: 'low', ...now },
  { type: 'oxygen_saturation', side: 'low', ...now, audience: 'child' },
  { type: 'oxygen_saturation', side: 'high', ...ifSigns, isCritical: false, condition: 'extra-oxygen' },
  { type: 'pulse', side: 'high', ...ifSigns },
  { type: 'pulse', side: 'low', ...ifSigns },
  { type: 'pulse', side: 'low', ...now, audience: 'child' },
  { type: 'respiratory_rate', side: 'high', ...now },
  { type: 'respiratory_rate', side: 'high', ...now, audience: 'child' },
  { type: 'respiratory_rate', side: 'low', ...now },
  { ...fever, ...ifSigns },
  { ...fever, ...now },
  { ...fever, ...ifSigns, ...pregnant },
  { ...fever, ...ifSigns, audience: 'child' },
  { ...fever, ...now, audience: 'baby' },
  { type: 'temperature', side: 'low', ...now },
  { type: 'temperature', side: 'low', ...now, audience: 'baby' },
];

export default {
  title: 'Components/CriticalAdvice',
  component: CriticalAdvice,
  parameters: {
    guide: {
      do: [
        'Show it above everything else, as soon as a critical reading is entered or opened.',
        'Take side, urgency, audience and condition from the plan of a reading: low and high glucose need opposite actions.',
        'Have a clinician review every change of its text.',
      ],
      dont: [
        'Do not show it for readings that are only above or below the range: they have a ReadingAdvice.',
        'Do not put it into a dialog that can be closed, or into a toast that disappears.',
        'Do not add to it: in an emergency people do not read extra sentences.',
      ],
      keyboard: [
        ['Tab', 'Moves to the link that calls the emergency number, then to that of the ambulance'],
        ['Enter', 'Calls'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof CriticalAdvice>;
type Story = StoryObj<typeof CriticalAdvice>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: bloodPressure,
  render: () => (
    <StateSheet>
      {all.map((props) => (
        <section key={JSON.stringify(props)}>
          <CriticalAdvice {...props} />
        </section>
      ))}
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  args: bloodPressure,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Ambulance/ })).toHaveFocus();
  },
};

export const BloodPressure: Story = {
  args: bloodPressure,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Measure again after five minutes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  },
};
export const BloodPressureLow: Story = {
  args: lowPressure,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('This blood pressure is very low');
    await expect(canvas.getByText(/^Lie down and raise the legs/)).toBeVisible();
    await expect(canvas.queryByText(/high/)).toBeNull();
  },
};
export const OnlyInPregnancy: Story = {
  args: { ...bloodPressure, ...now, ...pregnant },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      'If you are pregnant or gave birth in the last six weeks, call 112 now, even if you feel well.',
    );
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toBeVisible();
  },
};
export const WorseInPregnancy: Story = {
  args: { ...bloodPressure, emergencyIf: 'pregnant-or-after-birth' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('This blood pressure is dangerously high');
    await expect(canvas.getByText(/^If you are pregnant .* call 112 now/)).toBeVisible();
  },
};
export const FeverOfABaby: Story = {
  args: { ...fever, ...now, audience: 'baby' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Call 112 or go to hospital now/)).toBeVisible();
    await expect(canvas.queryByText(/fan it/)).toBeNull();
  },
};
export const GlucoseLow: Story = { args: { type: 'glucose', side: 'low', ...ifSigns } };
export const GlucoseHigh: Story = { args: { type: 'glucose', side: 'high', ...ifSigns } };
export const Oxygen: Story = { args: { type: 'oxygen_saturation', side: 'low', ...now } };
export const PulseFast: Story = { args: { type: 'pulse', side: 'high', ...ifSigns } };
export const PulseSlow: Story = { args: { type: 'pulse', side: 'low', ...ifSigns } };
export const BreathingFast: Story = { args: { type: 'respiratory_rate', side: 'high', ...now } };
export const BreathingSlow: Story = { args: { type: 'respiratory_rate', side: 'low', ...now } };
export const TemperatureHigh: Story = { args: { ...fever, ...ifSigns } };
export const TemperatureLow: Story = { args: { type: 'temperature', side: 'low', ...now } };
