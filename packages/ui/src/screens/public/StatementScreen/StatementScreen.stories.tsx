import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ReadingLayout } from '../../../layouts/ReadingLayout/ReadingLayout';
import { StatementScreen } from './StatementScreen';

const meta = {
  title: 'Screens/Public/Statement',
  component: StatementScreen,
  parameters: {
    guide: {
      purpose: 'Is there a blog, a job, a shop? It says so where there is nothing.',
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
  args: { about: 'blog' },
} satisfies Meta<typeof StatementScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blog: Story = {};
export const Webinars: Story = { args: { about: 'webinars' } };
export const Careers: Story = { args: { about: 'careers' } };
export const Press: Story = { args: { about: 'press' } };
export const Partners: Story = { args: { about: 'partners' } };
