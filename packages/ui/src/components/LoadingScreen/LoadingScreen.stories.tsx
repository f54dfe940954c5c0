import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { LoadingScreen } from './LoadingScreen';

const meta = {
  title: 'Components/LoadingScreen',
  component: LoadingScreen,
  parameters: {
    guide: {
      do: ['Use it while the app starts, before anything is known about the page.'],
      dont: [
        'Do not use it within a page: use a skeleton in the shape of the content.',
        'Do not show it for a split second: content that is there at once needs no loading screen.',
      ],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LoadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Loading }} isWide />,
};
