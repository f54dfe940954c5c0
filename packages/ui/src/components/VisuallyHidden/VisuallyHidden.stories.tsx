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
      do: [
        'Use it for information that is visible from position or shape, but is missing for screen readers.',
      ],
      dont: ['Do not visually hide text that everyone could use.', 'Do not put controls into it.'],
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
