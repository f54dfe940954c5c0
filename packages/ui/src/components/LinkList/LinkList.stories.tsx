import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, ShieldCheck, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Card } from '../Card/Card';
import { LinkList } from './LinkList';

const meta = {
  title: 'Components/LinkList',
  component: LinkList,
  parameters: {
    guide: {
      do: [
        'Use it for links to other pages: settings, help, records.',
        'Say below each name what the page contains, if the name is not enough.',
      ],
      dont: ['Do not put actions into it.', 'Do not use it for one link.'],
      keyboard: [
        ['Tab', 'Moves from link to link'],
        ['Enter', 'Follows the link'],
      ],
    } satisfies ComponentGuide,
  },
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

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#profile');
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ InACard }} />,
};
