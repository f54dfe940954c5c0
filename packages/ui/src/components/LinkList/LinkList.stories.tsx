import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, ShieldCheck, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card';
import { LinkList } from './LinkList';

const meta = {
  title: 'Components/LinkList',
  component: LinkList,
  args: {
    label: 'More settings',
    items: [
      {
        href: '#security',
        label: 'Security',
        description: 'Password, second step, passkeys, devices.',
        icon: ShieldCheck,
      },
      { href: '#access', label: 'Who looked at your record', icon: Eye },
      { href: '#profile', label: 'Profile', description: 'What you said of yourself.', icon: UserRound },
    ],
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LinkList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Security/ })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
