import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      do: ['Say what will be here, and how to begin.', 'Offer the one first step as a button.'],
      dont: [
        'Do not use it for a failure: say what failed and offer to try again.',
        'Do not joke, and do not praise.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    title: 'No readings yet',
    children: 'Your readings will appear here, with what they mean. Start with a blood pressure reading.',
    action: <Button icon={Plus}>Add a reading</Button>,
  },
};

export const InACard: Story = { ...WithAction, render: (args) => <Card>{<EmptyState {...args} />}</Card> };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ WithAction, InACard }} />,
};
