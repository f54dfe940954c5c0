import type { Meta } from '@storybook/react-vite';
import { type PageArgs, type PageStory, pageStories } from './page-story';

const meta = {
  ...pageStories,
  title: 'App/Planned pages of a doctor',
  tags: ['!autodocs'],
  args: { as: 'meera', at: '/dashboard', heading: '' },
} satisfies Meta<PageArgs>;
export default meta;

export const ClinicalTrials: PageStory = {
  args: { at: '/dashboard/clinical-trials', heading: 'Clinical trials' },
};
