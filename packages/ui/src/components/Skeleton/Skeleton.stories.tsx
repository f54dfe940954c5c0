import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack space={3}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton />
      <Skeleton width="70%" />
      <Skeleton shape="circle" width="3rem" height="3rem" />
      <Skeleton shape="block" height="8rem" />
    </Stack>
  ),
};
