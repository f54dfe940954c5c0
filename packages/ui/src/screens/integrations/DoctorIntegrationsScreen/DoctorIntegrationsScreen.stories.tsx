import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { DoctorIntegrationsScreen } from './DoctorIntegrationsScreen';

const clock = { now: '2026-11-20T12:10:00+05:30', timeZone: 'Asia/Kolkata' };
const address = 'https://nadi.example/api/v1/calendar-feeds/sampleSAMPLEsampleSAMPLEsampleSAMPLE-_sampl';
const read = {
  phase: 'ready',
  createdAt: '2026-11-02T09:00:00+05:30',
  lastReadAt: '2026-11-20T12:00:00+05:30',
} as const;

const part = {
  state: read,
  address: null,
  onMake: async () => ({ ok: true }) as const,
  onEnd: async () => ({ ok: true }) as const,
  onRetry: fn(),
};

const meta = {
  title: 'Screens/Integrations/Integrations of a doctor',
  component: DoctorIntegrationsScreen,
  parameters: {
    guide: {
      purpose: 'Where is my calendar, and how do I see my visits in the one that I use?',
      operations: ['readCalendarFeed', 'replaceCalendarFeed', 'deleteCalendarFeed', 'openCalendarFeed'],
      notes: [
        'A doctor has no readings of their own here.',
        'The address of a feed is told once, and events have no names: calendars keep both elsewhere.',
      ],
    } satisfies ScreenGuide,
  },
  args: { feed: part, clock },
} satisfies Meta<typeof DoctorIntegrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoFeed: Story = {
  args: { feed: { ...part, state: { phase: 'ready', createdAt: null, lastReadAt: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your schedule' })).toHaveAttribute(
      'href',
      '/dashboard/schedule',
    );
    await expect(canvas.getByRole('button', { name: 'Make a calendar address' })).toBeEnabled();
  },
};

export const ReadByACalendar: Story = {};

export const NotReadYet: Story = { args: { feed: { ...part, state: { ...read, lastReadAt: null } } } };

export const JustMade: Story = {
  args: { feed: { ...part, state: { ...read, lastReadAt: null }, address } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open it in a calendar app' })).toHaveAttribute(
      'href',
      address.replace('https:', 'webcal:'),
    );
  },
};

export const NotMade: Story = {
  args: { feed: { ...part, onMake: async () => ({ ok: false, message: 'Too many requests.' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new address' }));
    await expect(await canvas.findByText('Too many requests.')).toBeVisible();
  },
};

export const Ended: Story = {
  args: { feed: { ...part, onEnd: fn(part.onEnd) } },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End this address' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'End this address' }));
    await expect(args.feed.onEnd).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make a new address' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { feed: { ...part, state: { phase: 'loading' } } } };

export const Failed: Story = { args: { feed: { ...part, state: { phase: 'failed' } } } };
