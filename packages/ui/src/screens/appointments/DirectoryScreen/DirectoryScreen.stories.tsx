import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { clock, meera, samuel } from '../test/sample-visits';
import type { BookableDoctor } from '../types';
import { DirectoryScreen, type DirectoryScreenProps } from './DirectoryScreen';

const listOf = (...rows: BookableDoctor[]): DirectoryScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});

const meta = {
  title: 'Screens/Appointments/Directory',
  component: DirectoryScreen,
  parameters: {
    guide: {
      purpose: 'Which doctor can I see, what does it cost, and when is the first free time?',
      operations: ['listDoctors'],
      notes: [
        'Only doctors whose registration was verified. A fee that was not given is said to be unknown.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(meera, samuel),
    filter: { search: '', specialization: null, language: null, maxFee: null },
    clock,
    onFilter: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DirectoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoDoctors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/First free time: .*20 Nov, 4:30 pm/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a time with Dr. Meera Rao' })).toHaveAttribute(
      'href',
      `/dashboard/consultations/book?doctor=${meera.id}`,
    );
  },
};
export const UnknownDoctor: Story = { args: { isUnknownDoctor: true } };
export const NoneFits: Story = {
  args: { state: listOf(), filter: { search: 'Zz', specialization: null, language: null, maxFee: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all doctors' }));
    await expect(args.onFilter).toHaveBeenCalledWith({
      search: '',
      specialization: null,
      language: null,
      maxFee: null,
    });
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
