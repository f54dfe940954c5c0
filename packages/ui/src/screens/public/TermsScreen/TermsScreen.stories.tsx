import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { TermsScreen } from './TermsScreen';

const meta = {
  title: 'Screens/Public/Terms of use',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ReadingLayout>
        <Story />
      </ReadingLayout>
    ),
  ],
} satisfies Meta<typeof TermsScreen>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
