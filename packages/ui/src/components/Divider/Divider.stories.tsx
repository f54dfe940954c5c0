import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BetweenTwo: Story = {
  render: () => (
    <Stack>
      <Text>Telmisartan 40 mg</Text>
      <Divider />
      <Text>Metformin 500 mg</Text>
    </Stack>
  ),
};
