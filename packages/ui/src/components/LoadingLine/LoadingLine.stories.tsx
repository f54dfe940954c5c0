import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Text } from '../Text/Text';
import { LoadingLine } from './LoadingLine';

const meta = {
  title: 'Components/LoadingLine',
  component: LoadingLine,
  parameters: {
    guide: {
      do: ['Show it once for the whole window, and only after something has taken more than half a second.'],
      dont: [
        'Do not use it for a part of a page: a Skeleton has its place.',
        'Do not let it be the only sign: screen readers are told nothing by it.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof LoadingLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverAPage: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <>
      <LoadingLine />
      <Text>The page stays where it is.</Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page stays where it is.')).toBeVisible();
  },
};
