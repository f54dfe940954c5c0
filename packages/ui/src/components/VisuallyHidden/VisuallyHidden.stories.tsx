import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = { title: 'Components/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
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
