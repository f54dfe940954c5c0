import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { EmergencyContactsScreen } from './EmergencyContactsScreen';

const meta = {
  title: 'Screens/Profile/Emergency contacts',
  component: EmergencyContactsScreen,
  parameters: {
    guide: {
      purpose: 'What is kept under "Emergency contacts", for the person whose record it is?',
      operations: ['listEmergencyContacts'],
    } satisfies ScreenGuide,
  },
  args: {
    state: {
      phase: 'ready',
      rows: [
        { id: 'second', changedAt: '2026-11-18T07:10:00+05:30' },
        { id: 'first', changedAt: '2026-11-02T19:30:00+05:30' },
      ],
      pagination: { page: 1, limit: 2, total: 3, pages: 2 },
    },
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof EmergencyContactsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Emergency contacts' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const Loading: Story = {
  args: { state: { phase: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = {
  args: { state: { phase: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: { phase: 'ready', rows: [], pagination: { page: 1, limit: 2, total: 0, pages: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
