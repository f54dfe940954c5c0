import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MessageSquare } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Avatar } from '../Avatar/Avatar';
import { Icon } from '../Icon/Icon';
import { Text } from '../Text/Text';
import { Badge } from './Badge';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 3, label: '3 new notifications' },
  parameters: {
    guide: {
      do: [
        'Count what people can act on: messages to read, registrations to check.',
        'Say in `label` what is counted, unless the words beside the badge say it.',
        'Set `max` if a larger number would change nothing: no one acts differently on 10 notifications than on 12.',
      ],
      dont: [
        'Do not use it for a state: that is a Tag, and the meaning of a reading is a StatusBadge.',
        'Do not use the critical tone to bring people back; it is for things that do harm if they are ignored.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['accent', 'neutral', 'critical'] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      {tones.map((tone) => (
        <StateRow key={tone} title={tone}>
          <Badge {...args} tone={tone} />
          <Badge {...args} tone={tone} count={42} />
          <Badge {...args} tone={tone} count={214} />
          <Badge {...args} tone={tone}>
            <Icon icon={Bell} />
          </Badge>
          <Badge {...args} tone={tone} count={42}>
            <Icon icon={MessageSquare} size={24} />
          </Badge>
          <Badge {...args} tone={tone} count={12} max={9}>
            <Avatar name="Asha Kulkarni" />
          </Badge>
        </StateRow>
      ))}
      <StateRow title="None: the thing alone">
        <Badge {...args} count={0}>
          <Icon icon={Bell} />
        </Badge>
      </StateRow>
      <StateRow title="In a line">
        <Text>
          Waiting to be checked <Badge count={7} tone="neutral" />
        </Text>
      </StateRow>
    </StateSheet>
  ),
};

export const AtACorner: Story = {
  args: { children: <Icon icon={Bell} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('3 new notifications')).toBeInTheDocument();
  },
};

export const MoreThanTheMost: Story = {
  args: { count: 214, label: '214 new notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const None: Story = {
  args: { count: 0, label: 'No new notifications', children: <Icon icon={Bell} label="Notifications" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.queryByText('No new notifications')).toBeNull();
  },
};
