import type { Meta } from '@storybook/react-vite';
import { type PageArgs, type PageStory, pageStories } from './page-story';

const meta = {
  ...pageStories,
  title: 'App/Planned pages of a patient',
  tags: ['!autodocs'],
  args: { as: 'asha', at: '/dashboard', heading: '' },
} satisfies Meta<PageArgs>;
export default meta;

export const Goals: PageStory = { args: { at: '/dashboard/goals', heading: 'Goals' } };
export const Integrations: PageStory = { args: { at: '/dashboard/integrations', heading: 'Integrations' } };
export const Reports: PageStory = { args: { at: '/dashboard/reports', heading: 'Reports' } };
export const QuickLinkToWearables: PageStory = {
  args: { at: '/dashboard/wearables', landsAt: '/dashboard/integrations', heading: 'Integrations' },
};
