import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { PlannedScreen } from './PlannedScreen';

const meta = {
  title: 'Screens/System/Planned page',
  component: PlannedScreen,
  parameters: {
    guide: {
      purpose:
        'Why is there nothing here, and what do I do instead? For a page whose capability is not there yet.',
      operations: [],
      notes: ['Nothing is promised for a day, and nothing is shown that is not real.'],
    } satisfies ScreenGuide,
  },
  args: {
    title: 'Health trends',
    what: 'Your readings and lab values over months will be here, beside each other.',
    today: 'The dashboard draws your blood pressure, and Vital signs lists every reading.',
    link: { href: '/dashboard/vital-signs', label: 'Vital signs' },
  },
} satisfies Meta<typeof PlannedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vital signs' })).toHaveAttribute(
      'href',
      '/dashboard/vital-signs',
    );
  },
};

export const SomebodyMayNeedHelp: Story = {
  args: {
    title: 'Consultations',
    what: 'You will book and hold consultations with doctors here.',
    today: 'Book by phone or at the clinic. You cannot reach a doctor through this page.',
    link: undefined,
    isUrgent: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/call 112/)).toBeVisible();
  },
};
