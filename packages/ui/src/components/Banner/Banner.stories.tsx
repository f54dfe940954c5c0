import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { Banner } from './Banner';

const meta = { title: 'Components/Banner', component: Banner } satisfies Meta<typeof Banner>;
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
