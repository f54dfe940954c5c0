import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Siren, X } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Tag } from './Tag';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'This device' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline>
      <Tag>On one device</Tag>
      <Tag tone="info">This device</Tag>
      <Tag tone="attention" icon={Clock}>
        Waiting
      </Tag>
      <Tag tone="done" icon={Check}>
        Verified
      </Tag>
      <Tag tone="critical" icon={X}>
        Rejected
      </Tag>
      <Tag tone="attention" icon={Siren}>
        Emergency
      </Tag>
    </Inline>
  ),
};

export const Plain: Story = {};
