import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

const meta = { title: 'Components/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spaces: Story = {
  args: { children: '' },
  render: () => (
    <Stack space={8}>
      <Stack space={1}>
        <Text>Close: a name</Text>
        <Text tone="muted">and what belongs to it</Text>
      </Stack>
      <Stack space={1}>
        <Text>Apart: the next one</Text>
        <Text tone="muted">and what belongs to it</Text>
      </Stack>
    </Stack>
  ),
};

export const AsList: Story = {
  args: { as: 'ul', children: '' },
  render: (args) => (
    <Stack {...args}>
      <li>Telmisartan 40 mg</li>
      <li>Metformin 500 mg</li>
    </Stack>
  ),
};
