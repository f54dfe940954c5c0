import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { EmptyState } from './EmptyState';

const meta = { title: 'Components/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    title: 'No readings yet',
    children: 'Your readings will stand here, with what they mean. Begin with a blood pressure.',
    action: <Button icon={Plus}>Add a reading</Button>,
  },
};

export const InACard: Story = { ...WithAction, render: (args) => <Card>{<EmptyState {...args} />}</Card> };
