import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { UnsentBanner } from './UnsentBanner';

const meta = {
  title: 'Components/UnsentBanner',
  component: UnsentBanner,
  parameters: {
    guide: {
      do: ['Put it above the page while there is no connection and entries wait on this device.'],
      dont: ['Do not show it while nothing waits: the button in the header tells of the connection.'],
    } satisfies ComponentGuide,
  },
  args: { count: 2, onOpen: fn() },
} satisfies Meta<typeof UnsentBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^2 entries are kept on this device/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See what waits' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 entry is kept on this device/)).toBeVisible();
  },
};
