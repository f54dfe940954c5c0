import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { TermsScreen } from './TermsScreen';

const meta = {
  title: 'Screens/Public/Terms of use',
  component: TermsScreen,
  parameters: {
    guide: {
      purpose:
        'What do I accept, and what is this platform not for? It does not diagnose, and it is not for emergencies.',
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
} satisfies Meta<typeof TermsScreen>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
