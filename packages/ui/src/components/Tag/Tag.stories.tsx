import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Siren, X } from 'lucide-react';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Inline } from '../Inline/Inline';
import { Tag } from './Tag';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  parameters: {
    guide: {
      do: [
        'Use it for the state of an item, in one to three words: "Waiting", "This device".',
        'Make the words sufficient; tone and icon only help.',
      ],
      dont: [
        'Do not use it for the meaning of a reading: that is a StatusBadge.',
        'Do not use it as a button.',
      ],
    } satisfies ComponentGuide,
  },
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

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Tones, Plain }} />,
};
