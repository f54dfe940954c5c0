import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity } from 'lucide-react';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Inline } from '../Inline/Inline';
import { Icon } from './Icon';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  parameters: {
    guide: {
      do: [
        'Put a word beside it: the icon is found faster, the word is understood.',
        'Set a `label` only if the icon is alone and has a meaning.',
      ],
      dont: [
        'Do not use one icon for two meanings: the foundation page "Icons" lists the meanings.',
        'Do not use emoji or brand marks.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Icon>;
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

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Sizes, WithMeaning }} />,
};
