import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { MoreWays } from './MoreWays';

const meta = {
  title: 'Screens/Dashboard/More ways',
  component: MoreWays,
  parameters: {
    guide: {
      purpose: 'Where is the rest? The pages that the menu does not name, at the end of each dashboard.',
      operations: [],
      notes: ['What is not there yet says so before somebody goes to look for it.'],
    } satisfies ScreenGuide,
  },
  args: { of: 'PATIENT' },
} satisfies Meta<typeof MoreWays>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfPatient: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(
      ['search', 'goals', 'consents', 'reports', 'medications', 'appointments', 'ai-insights'].map(
        (page) => `/dashboard/${page}`,
      ),
    );
  },
};

export const OfDoctor: Story = { args: { of: 'DOCTOR' } };
