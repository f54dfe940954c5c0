import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { PrivacyScreen } from './PrivacyScreen';

const meta = {
  title: 'Screens/Public/Privacy notice',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
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
