import type { Meta, StoryObj } from '@storybook/react-vite';
import { PulseRiver } from './PulseRiver';

const meta = {
  title: 'Components/PulseRiver',
  component: PulseRiver,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PulseRiver>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };

export const Medium: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Moving: Story = { args: { isMoving: true } };
