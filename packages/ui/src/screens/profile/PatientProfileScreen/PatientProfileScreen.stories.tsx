import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { clock, decides, notes, profileStates, seesAge, seesKept, triesAgain } from '../test/profile-states';
import { PatientProfileScreen } from './PatientProfileScreen';

const profile = cast.profiles.asha;
const states = profileStates(profile);

const meta = {
  title: 'Screens/Profile/Patient',
  component: PatientProfileScreen,
  parameters: {
    guide: {
      purpose:
        'Is my information correct? Date of birth, gender and pregnancy change how readings are assessed.',
      operations: ['readPatientProfile', 'updatePatientProfile'],
      notes,
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', profile, saving: 'idle' },
    today: '2026-11-20',
    clock,
    onSave: fn(),
    onReload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PatientProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } }, play: triesAgain };

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

export const Saving: Story = { args: states.saving };

export const Saved: Story = { args: states.saved };

export const NotSaved: Story = { args: states.notSaved };

export const Refused: Story = {
  args: {
    state: {
      phase: 'ready',
      profile,
      saving: 'failed',
      message: 'Some answers cannot be saved.',
      fieldErrors: { phone: 'This number belongs to no network.' },
    },
  },
};

export const AbhaOfAnotherForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const abha = canvas.getByRole('textbox', { name: /ABHA number/ });
    await expect(abha).toHaveValue('91-0000-0000-0101');
    await userEvent.type(abha, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(abha).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(abha);
    await userEvent.type(abha, '91 0000 0000 0102');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ abhaNumber: '91000000000102' });
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
    // Fields that were changed elsewhere and not here stay as they are there.
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

export const Offline: Story = { args: states.offline, play: seesAge };

export const Kept: Story = { args: states.kept, play: seesKept };

export const ChangesBeingSent: Story = { args: states.beingSent };

export const ChangesNeedADecision: Story = {
  args: { ...states.needsDecision, onResolve: fn() },
  play: decides,
};

export const NothingOnThisDevice: Story = { args: states.notOnDevice };
