import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { TermsScreen } from '../../screens/public/TermsScreen/TermsScreen';
import { ReadingLayout } from './ReadingLayout';

const meta = {
  title: 'Layouts/Reading',
  component: ReadingLayout,
  parameters: {
    guide: {
      do: ['Use it for long texts: terms, privacy, articles. Lines have 45 to 75 characters.'],
      dont: ['Do not use it for forms or tables.'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ReadingLayout>;
export default meta;

export const AroundAText: StoryObj<typeof meta> = {
  tags: ['sheet'],
  parameters: pictured,
  args: { children: <TermsScreen /> },
};
