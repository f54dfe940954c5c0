import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Heading } from './Heading';

const meta = { title: 'Components/Heading', component: Heading } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  args: { level: 1, children: '' },
  render: () => (
    <Stack>
      <Heading level={1}>Good morning, Asha. Your blood pressure has been in range for six days.</Heading>
      <Heading level={2}>Blood pressure</Heading>
      <Heading level={3}>Worth a look</Heading>
      <Heading level={4}>Dr. Meera Rao</Heading>
    </Stack>
  ),
};

export const LevelAndSizeApart: Story = {
  args: { level: 2, size: 28, children: 'Doctors you can see this week' },
};
