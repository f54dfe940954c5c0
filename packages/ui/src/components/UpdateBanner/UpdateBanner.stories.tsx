import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { UpdateBanner } from './UpdateBanner';

const meta = {
  title: 'Components/UpdateBanner',
  component: UpdateBanner,
  parameters: {
    guide: {
      do: [
        'Put it above everything else, in the layout, while a new version waits.',
        'Say how many entries are unsent: people worry about them when a page reloads.',
        'Show one at a time; a newer version replaces the one that was announced.',
      ],
      dont: [
        'Do not reload the page unasked: a half-completed form would be lost.',
        'Do not show it again in the same visit once a person has chosen "Later".',
      ],
      keyboard: [
        ['Tab', 'Moves to Update Now, then to Later'],
        ['Enter, Space', 'Presses the focused one'],
      ],
    } satisfies ComponentGuide,
  },
  args: { onUpdate: fn(), onLater: fn() },
} satisfies Meta<typeof UpdateBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewVersion: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('A new version is available.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update Now' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};
export const WithOneUnsent: Story = { args: { unsent: 1 } };
export const WithUnsent: Story = { args: { unsent: 3 } };
export const Updating: Story = { args: { unsent: 3, isPending: true } };

export const LaterByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Later' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { args: { unsent: 3 }, globals: { viewport: { value: 'phone' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates meta={meta} states={{ NewVersion, WithOneUnsent, WithUnsent, Updating }} isWide />
  ),
};
