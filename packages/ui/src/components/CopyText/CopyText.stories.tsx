import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopyText } from './CopyText';

const meta = {
  title: 'Components/CopyText',
  component: CopyText,
  args: {
    value: 'JBSWY3DPEHPK3PXP',
    shown: 'JBSW Y3DP EHPK 3PXP',
    copyLabel: 'Copy the key',
  },
} satisfies Meta<typeof CopyText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Key: Story = {};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
  },
};
