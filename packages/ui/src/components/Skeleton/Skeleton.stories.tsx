import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      do: [
        'Draw the shape of the loading content, so that nothing moves when it appears.',
        'Say once, for screen readers, that the page is loading.',
      ],
      dont: [
        'Do not show it longer than the request may take: after that, show the failure.',
        'Do not use it for content that appears within a split second.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Skeleton>;
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

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Shapes }} />,
};
