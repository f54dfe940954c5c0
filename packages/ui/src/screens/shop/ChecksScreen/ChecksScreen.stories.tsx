import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { check, clock } from '../test/sample-shop';
import { ChecksScreen } from './ChecksScreen';

const meta = {
  title: 'Screens/Shop/Prescriptions',
  component: ChecksScreen,
  parameters: {
    guide: {
      purpose: 'Which prescriptions wait for a pharmacist?',
      operations: ['listPrescriptionChecks'],
      notes: ['Only people with the right of a pharmacist see it.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', rows: [check], pagination: { page: 1, pages: 1, total: 1, limit: 10 } },
    clock,
    shopHref: '/dashboard/health-shop',
    checkHref: (id) => `/dashboard/health-shop/prescriptions/${id}`,
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChecksScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const NoPrescriptionsWaiting: Story = {
  args: { state: { phase: 'ready', rows: [], pagination: { page: 1, pages: 0, total: 0, limit: 10 } } },
};
export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
