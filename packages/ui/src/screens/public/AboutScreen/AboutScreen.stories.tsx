import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { AboutScreen } from './AboutScreen';

const meta = {
  title: 'Screens/Public/About',
  component: AboutScreen,
  parameters: {
    guide: {
      purpose: 'Who made this, for whom, and what can it do today?',
      operations: [],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <ReadingLayout>
        <Story />
      </ReadingLayout>
    ),
  ],
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
