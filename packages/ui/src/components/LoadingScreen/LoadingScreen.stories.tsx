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
      do: ['Use it for the first moment of the app, before anything is known of the page.'],
      dont: [
        'Do not use it within a page: a skeleton of its own shape keeps the place.',
        'Do not show it for less than a blink: what is there at once needs no waiting.',
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
