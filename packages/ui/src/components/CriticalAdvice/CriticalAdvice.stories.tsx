import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateSheet } from '../../catalogue/StateSheet';
import { CriticalAdvice } from './CriticalAdvice';

export default {
  title: 'Components/CriticalAdvice',
  component: CriticalAdvice,
  parameters: {
    guide: {
      do: [
        'Show it above everything else, as soon as a critical reading is entered or opened.',
        'Give the direction: too little sugar and too much want opposite things.',
        'Have every change of its words read by a clinician.',
      ],
      dont: [
        'Do not show it for readings that are only above or below the range.',
        'Do not put it into a dialog that can be closed, or into a toast that goes away.',
        'Do not add to it: in an emergency each sentence more is one that is not read.',
      ],
      keyboard: [
        ['Tab', 'Goes to the call of the emergency number, then to that of the ambulance'],
        ['Enter', 'Calls'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof CriticalAdvice>;
type Story = StoryObj<typeof CriticalAdvice>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { type: 'blood_pressure' },
  render: () => (
    <StateSheet>
      {(
        [
          ['blood_pressure', 'high'],
          ['glucose', 'low'],
          ['glucose', 'high'],
          ['oxygen_saturation', 'low'],
          ['pulse', 'high'],
          ['pulse', 'low'],
          ['respiratory_rate', 'high'],
          ['respiratory_rate', 'low'],
          ['temperature', 'high'],
          ['temperature', 'low'],
        ] as const
      ).map(([type, direction]) => (
        <section key={`${type} ${direction}`}>
          <CriticalAdvice type={type} direction={direction} />
        </section>
      ))}
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  args: { type: 'blood_pressure' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Ambulance/ })).toHaveFocus();
  },
};

export const BloodPressure: Story = {
  args: { type: 'blood_pressure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Measure again after five minutes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  },
};
export const GlucoseLow: Story = { args: { type: 'glucose', direction: 'low' } };
export const GlucoseHigh: Story = { args: { type: 'glucose', direction: 'high' } };
export const Oxygen: Story = { args: { type: 'oxygen_saturation', direction: 'low' } };
export const PulseFast: Story = { args: { type: 'pulse', direction: 'high' } };
export const PulseSlow: Story = { args: { type: 'pulse', direction: 'low' } };
export const BreathingFast: Story = { args: { type: 'respiratory_rate', direction: 'high' } };
export const TemperatureHigh: Story = { args: { type: 'temperature', direction: 'high' } };
export const TemperatureLow: Story = { args: { type: 'temperature', direction: 'low' } };
