import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Banner } from './Banner';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    guide: {
      do: [
        'Say in the title what has happened, and in the rest what it means and what to do.',
        'Keep `critical` for harm and loss: it interrupts a screen reader.',
        'Let a person dismiss what they need to read only once.',
      ],
      dont: [
        'Do not put more than one banner on a page: the second is not read.',
        'Do not use it for an error in one field: the field shows that itself.',
        'Do not use it for a success that is visible anyway: use a toast, or nothing.',
      ],
      keyboard: [
        ['Tab', 'Moves through its link, its button and Dismiss'],
        ['Enter, Space', 'Presses the focused one'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { tone: 'info', title: 'Dr. Rao reads along.', children: 'She sees the average at your visit.' },
};

export const Attention: Story = {
  args: {
    tone: 'attention',
    icon: CloudOff,
    title: 'You are offline.',
    children: (
      <>
        Two readings are kept on this device, encrypted, and will be sent when you are back.{' '}
        <Link href="#waits" tone="ink">
          See what waits
        </Link>
      </>
    ),
  },
};

export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'This is very high.',
    children: 'Sit down, rest five minutes and measure again. With chest pain or trouble speaking, call 112.',
  },
};

export const Done: Story = {
  args: { tone: 'done', title: 'Saved.', children: 'Your reading is with your record.' },
};

export const WithAction: Story = {
  args: {
    tone: 'info',
    title: 'A new version is available.',
    action: <Button size="small">Update Now</Button>,
  },
};

export const Dismissable: Story = {
  args: { tone: 'info', children: 'Measure at the same time each day.', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { ...Attention, globals: { viewport: { value: 'phone' } } };

export const DismissedByKeyboard: Story = {
  args: { tone: 'info', children: 'Measure at the same time each day.', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates meta={meta} states={{ Info, Attention, Critical, Done, WithAction, Dismissable }} isWide />
  ),
};
