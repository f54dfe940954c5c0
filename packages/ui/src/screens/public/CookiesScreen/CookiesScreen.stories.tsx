import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { CookiesScreen } from './CookiesScreen';

const meta = {
  title: 'Screens/Public/Cookies and storage',
  component: CookiesScreen,
  parameters: {
    guide: {
      purpose: 'What is kept in my browser, and how does it go away?',
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
} satisfies Meta<typeof CookiesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
