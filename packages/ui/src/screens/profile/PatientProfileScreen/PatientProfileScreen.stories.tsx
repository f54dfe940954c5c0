import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { PatientProfileScreen } from './PatientProfileScreen';

const profile = cast.profiles.asha;

const meta = {
  title: 'Screens/Profile/Patient',
  component: PatientProfileScreen,
  parameters: {
    guide: {
      purpose:
        'Is what the platform knows of me right? Birth, gender and pregnancy change how readings are judged.',
      operations: ['readPatientProfile', 'updatePatientProfile'],
      notes: [
        'What was changed elsewhere meanwhile is shown beside; nothing is written over unseen.',
        'Offline, changes are kept on the device and marked as not sent; others see them once they are.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', profile, saving: 'idle' },
    today: '2026-11-20',
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onSave: fn(),
    onReload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PatientProfileScreen>;
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

export const Ready: Story = {};

export const OnlyChangesAreSaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByText('Nothing has changed yet.')).toBeVisible();
    const lastName = canvas.getByRole('textbox', { name: 'Last name' });
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Kulkarni-Rao');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Phone number/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ lastName: 'Kulkarni-Rao', phone: null });
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
      fieldErrors: { phone: 'This number belongs to no network.' },
    },
  },
};

export const ChangedElsewhere: Story = {
  args: {
    state: {
      phase: 'ready',
      profile,
      saving: 'failed',
      conflict: { ...profile, firstName: 'Asha Devi', phone: '+910000000999' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /Phone number/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+910000000555');
    await userEvent.click(canvas.getByRole('button', { name: 'Save my changes' }));
    // What was changed elsewhere and not here stays as it is there.
    await expect(args.onSave).toHaveBeenLastCalledWith({ phone: '+910000000555' });
  },
};

export const NothingSaidYet: Story = {
  args: {
    state: {
      phase: 'ready',
      profile: { ...cast.profiles.kiran, dateOfBirth: null, gender: null, pregnancy: 'unknown', phone: null },
      saving: 'idle',
    },
  },
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
