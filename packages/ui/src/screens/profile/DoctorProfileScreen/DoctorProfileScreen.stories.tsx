import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { type DoctorProfile, DoctorProfileScreen } from './DoctorProfileScreen';

const { meera, samuel } = examples.readDoctorProfile.answers['200'];
const profile: DoctorProfile = meera.data;

const rejected: DoctorProfile = {
  ...profile,
  verification: { status: 'REJECTED', reason: 'The register of this council has no such number.' },
};

const meta = {
  title: 'Screens/Profile/Doctor',
  component: DoctorProfileScreen,
  parameters: {
    guide: {
      purpose:
        'What do patients read of this doctor, and how does the registration stand? Another name or number has to be verified again.',
      operations: ['readDoctorProfile', 'updateDoctorProfile'],
      notes: [
        'What was changed elsewhere meanwhile is shown beside; nothing is written over unseen.',
        'Offline, changes are kept on the device and marked as not sent; others see them once they are.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', profile, saving: 'idle' },
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onSave: fn(),
    onReload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Verified: Story = {};

export const Waiting: Story = {
  args: {
    state: { phase: 'ready', profile: { ...samuel.data, languages: ['en', 'ml'] }, saving: 'idle' },
  },
};

export const Rejected: Story = { args: { state: { phase: 'ready', profile: rejected, saving: 'idle' } } };

export const OnlyChangesAreSaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByText('Nothing has changed yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tamil' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /Phone number/ }));
    const years = canvas.getByRole('textbox', { name: 'Years of practice' });
    await userEvent.clear(years);
    await userEvent.type(years, '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      experience: 15,
      languages: ['en', 'hi', 'kn', 'ta'],
      phone: null,
    });
  },
};

export const NumberHasToBeCheckedAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Registration number' });
    await userEvent.type(number, '9');
    await expect(canvas.getByText('Your registration has to be checked again.')).toBeVisible();
    await userEvent.type(number, '{Backspace}');
    await expect(canvas.queryByText('Your registration has to be checked again.')).toBeNull();
    await userEvent.type(number, '8{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith({ licenseNumber: 'EX-0001118' });
  },
};

export const Saving: Story = { args: { state: { phase: 'ready', profile, saving: 'saving' } } };

export const Saved: Story = { args: { state: { phase: 'ready', profile, saving: 'saved' } } };

export const NotSaved: Story = {
  args: {
    state: {
      phase: 'ready',
      profile,
      saving: 'failed',
      message:
        'The server cannot be reached for the moment. Your changes are still here; try again in a few seconds.',
    },
  },
};

export const Refused: Story = {
  args: {
    state: {
      phase: 'ready',
      profile,
      saving: 'failed',
      message: 'Some answers cannot be taken.',
      fieldErrors: { licenseNumber: 'This number is registered with another account.' },
    },
  },
};

export const ChangedElsewhere: Story = {
  args: {
    state: {
      phase: 'ready',
      profile,
      saving: 'failed',
      conflict: { ...profile, experience: 16, languages: ['en', 'kn'] },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const years = canvas.getByRole('textbox', { name: 'Years of practice' });
    await expect(years).toHaveValue('16');
    await userEvent.clear(years);
    await userEvent.type(years, '15');
    await expect(canvas.getByText('Years of practice: you have 15, saved is 16.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save my changes' }));
    // What was changed elsewhere and not here stays as it is there.
    await expect(args.onSave).toHaveBeenLastCalledWith({ experience: 15 });
  },
};

export const NothingSaidYet: Story = {
  args: { state: { phase: 'ready', profile: samuel.data, saving: 'idle' } },
};

export const OnAPhone: Story = {
  args: { state: { phase: 'ready', profile: rejected, saving: 'idle' } },
  globals: { viewport: { value: 'phone' } },
};

const readAt = '2026-11-20T07:10:00+05:30';

export const Offline: Story = {
  args: { isOffline: true, state: { phase: 'ready', profile, saving: 'idle', readAt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\. Shown from this device/)).toBeVisible();
  },
};

export const Kept: Story = {
  args: { isOffline: true, state: { phase: 'ready', profile, saving: 'kept', unsent: 'waiting', readAt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kept on this device.')).toBeVisible();
    await expect(canvas.getByText('Change not sent yet')).toBeVisible();
    await expect(canvas.queryByText('Saved.')).toBeNull();
  },
};

export const ChangesBeingSent: Story = {
  args: { state: { phase: 'ready', profile, saving: 'idle', unsent: 'sending' } },
};

export const ChangesNeedADecision: Story = {
  args: {
    state: { phase: 'ready', profile, saving: 'idle', unsent: 'attention' },
    onResolve: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(args.onResolve).toHaveBeenCalledOnce();
  },
};

export const NothingOnThisDevice: Story = { args: { isOffline: true, state: { phase: 'not-on-device' } } };
