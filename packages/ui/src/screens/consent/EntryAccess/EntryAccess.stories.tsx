import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { emergency, granted, shared } from '../test/example-consents';
import { EntryAccess, type EntryAccessProps } from './EntryAccess';

const seen: EntryAccessProps['state'] = {
  phase: 'ready',
  access: { isOnlyYou: false, seenBy: [granted] },
};

const meta = {
  title: 'Screens/Consent/Entry access',
  component: EntryAccess,
  parameters: {
    guide: {
      purpose: 'Which doctors can see this one entry, why, and how do I keep it from all of them?',
      operations: ['readEntryAccess', 'updateEntryAccess'],
      notes: [
        'A part of the page of a record and of the dialog of a reading.',
        'The switch says what it does before it is used: out of every consent, and out of emergency access.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: seen,
    clock: { now: '2026-11-20T10:30:00+05:30', timeZone: 'Asia/Kolkata' },
    isOffline: false,
    onChange: fn<EntryAccessProps['onChange']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof EntryAccess>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SeenByOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('One doctor can see it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Details Dr. Meera Rao' })).toHaveAttribute(
      'href',
      `/dashboard/consents/${granted.id}`,
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Only you' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
  },
};

/** By a consent, by what the patient shared, and in an emergency. */
export const SeenInThreeWays: Story = {
  args: {
    state: { phase: 'ready', access: { isOnlyYou: false, seenBy: [emergency, shared, granted] } },
  },
};

export const Nobody: Story = {
  args: { state: { phase: 'ready', access: { isOnlyYou: false, seenBy: [] } } },
};

export const OnlyYou: Story = {
  args: { state: { phase: 'ready', access: { isOnlyYou: true, seenBy: [] } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Only you\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only you' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(false));
  },
};

export const NotChanged: Story = {
  args: {
    onChange: fn<EntryAccessProps['onChange']>(async () => ({ ok: false, message: 'Try again later.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Only you' }));
    await expect(await canvas.findByText('Try again later.')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Only you' })).not.toBeChecked();
  },
};

export const Offline: Story = { args: { isOffline: true } };

export const OfflineAndNotRead: Story = { args: { state: { phase: 'failed' }, isOffline: true } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } } };
