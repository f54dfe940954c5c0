import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Measurement } from './Measurement';

export default { title: 'Components/Measurement', component: Measurement } satisfies Meta<typeof Measurement>;
type Story = StoryObj<typeof Measurement>;

export const BloodPressure: Story = {
  args: { parts: [122, 78], unit: 'mm[Hg]', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('122 over 78 millimetres of mercury')).toBeInTheDocument();
  },
};
export const Medium: Story = { args: { parts: [138], unit: 'mg/dL', size: 'medium' } };
export const InALine: Story = {
  args: { parts: [98.6], unit: '[degF]' },
  render: (args) => (
    <p>
      It was <Measurement {...args} /> in the evening.
    </p>
  ),
};
export const InANarrowCard: Story = {
  args: { parts: [122, 78], unit: 'mm[Hg]', size: 'medium' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
};
