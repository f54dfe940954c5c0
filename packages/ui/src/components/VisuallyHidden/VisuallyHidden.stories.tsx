import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      do: ['Use it for words that the eye has already, by place or shape, and the ear has not.'],
      dont: [
        'Do not hide from the eye what everyone could use.',
        'Do not put anything into it that can be operated.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAShape: Story = {
  args: { children: 'above range' },
  render: (args) => (
    <Text>
      138 mg/dL <VisuallyHidden {...args} />
    </Text>
  ),
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ BesideAShape }} />,
};
