import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { Avatar } from './Avatar';

const meta = { title: 'Components/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  args: { name: 'Asha Kulkarni' },
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};

export const WithTitle: Story = { args: { name: 'Dr. Meera Rao' } };

export const Devanagari: Story = { args: { name: 'मीरा राव', size: 'medium' } };
