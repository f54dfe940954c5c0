import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CriticalAdvice } from './CriticalAdvice';

export default { title: 'Components/CriticalAdvice', component: CriticalAdvice } satisfies Meta<
  typeof CriticalAdvice
>;
type Story = StoryObj<typeof CriticalAdvice>;

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
