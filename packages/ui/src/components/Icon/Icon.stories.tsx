import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { Icon } from './Icon';

const meta = { title: 'Components/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  args: { icon: Activity },
  render: (args) => (
    <Inline>
      <Icon {...args} size={16} />
      <Icon {...args} size={20} />
      <Icon {...args} size={24} />
    </Inline>
  ),
};

export const WithMeaning: Story = { args: { icon: Activity, label: 'Vital signs' } };
