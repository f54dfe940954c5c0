import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsScreen } from '../../screens/public/TermsScreen/TermsScreen';
import { ReadingLayout } from './ReadingLayout';

const meta = {
  title: 'Layouts/Reading',
  component: ReadingLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReadingLayout>;
export default meta;

export const AroundAText: StoryObj<typeof meta> = { args: { children: <TermsScreen /> } };
