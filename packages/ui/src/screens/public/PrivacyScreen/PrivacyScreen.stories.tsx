import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { PrivacyScreen } from './PrivacyScreen';

const meta = {
  title: 'Screens/Public/Privacy notice',
  component: PrivacyScreen,
  parameters: {
    guide: {
      purpose:
        'Which of my data is kept, who sees it, and how can I have it erased? Read before an account is created.',
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
} satisfies Meta<typeof PrivacyScreen>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
