import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ReportsScreen } from './ReportsScreen';

const meta = {
  title: 'Screens/Reports',
  component: ReportsScreen,
  parameters: {
    guide: {
      purpose:
        'What can I take to a doctor, or keep for myself? A table, a summary for others, the printed page, the whole archive.',
      operations: ['listVitalSigns', 'readInternationalSummary', 'exportAccount'],
      notes: [
        'The table has every reading as it was entered, in its own unit. Nothing is averaged or left out.',
        'The summary leaves out what the patient alone sees, unless they tick that they want it in.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    readings: { action: { phase: 'idle' }, onDownload: fn() },
    summary: { action: { phase: 'idle' }, onDownload: fn() },
  },
} satisfies Meta<typeof ReportsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfPatient: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download the table' }));
    await expect(args.readings?.onDownload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Make a report' })).toHaveAttribute(
      'href',
      '/dashboard/reports/health',
    );
    await expect(canvas.getByRole('link', { name: 'Go to your data' })).toHaveAttribute(
      'href',
      '/dashboard/settings/data',
    );
  },
};

export const SummaryWithoutWhatOnlyYouSee: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download the summary' }));
    await expect(args.summary?.onDownload).toHaveBeenLastCalledWith({ withOnlyYou: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Include what you marked/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download the summary' }));
    await expect(args.summary?.onDownload).toHaveBeenLastCalledWith({ withOnlyYou: true });
  },
};

export const BeingWritten: Story = {
  args: {
    readings: { action: { phase: 'pending' }, onDownload: fn() },
    summary: { action: { phase: 'pending' }, onDownload: fn() },
  },
};

export const Written: Story = {
  args: {
    readings: { action: { phase: 'done' }, onDownload: fn() },
    summary: { action: { phase: 'done' }, onDownload: fn() },
  },
};

export const Offline: Story = {
  args: {
    readings: {
      action: {
        phase: 'failed',
        message: 'You are offline. You need an internet connection to read all of your readings.',
      },
      onDownload: fn(),
    },
    summary: {
      action: {
        phase: 'failed',
        message: 'You are offline. You need an internet connection to download your summary.',
      },
      onDownload: fn(),
    },
  },
};

export const OfDoctor: Story = {
  args: { readings: undefined, summary: undefined, isDoctor: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the figures' })).toHaveAttribute(
      'href',
      '/dashboard/doctor-consultations#visit-figures',
    );
    await expect(canvas.queryByRole('link', { name: 'Make a report' })).toBeNull();
  },
};

export const OfAdministrator: Story = {
  args: { readings: undefined, summary: undefined, isAdministrator: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the figures' })).toHaveAttribute(
      'href',
      '/dashboard/admin?tab=analytics',
    );
  },
};
