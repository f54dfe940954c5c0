import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { clock, decides, notes, profileStates, seesAge, seesKept, triesAgain } from '../test/profile-states';
import { type DoctorProfile, DoctorProfileScreen } from './DoctorProfileScreen';

const { meera, samuel } = examples.readDoctorProfile.answers['200'];
const profile: DoctorProfile = meera.data;
const states = profileStates(profile);

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
        'What do patients read about this doctor, and what is the status of the registration? A changed name or number must be verified again.',
      operations: ['readDoctorProfile', 'updateDoctorProfile'],
      notes,
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', profile, saving: 'idle' },
    clock,
    onSave: fn(),
    onReload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } }, play: triesAgain };

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
    await expect(canvas.getByText('Your registration will need to be checked again.')).toBeVisible();
    await userEvent.type(number, '{Backspace}');
    await expect(canvas.queryByText('Your registration will need to be checked again.')).toBeNull();
    await userEvent.type(number, '8{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith({ licenseNumber: 'EX-0001118' });
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
    await expect(canvas.getByText('Years of practice: yours is 15, the saved version is 16.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save my changes' }));
    // Fields that were changed elsewhere and not here stay as they are there.
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

export const Offline: Story = { args: states.offline, play: seesAge };

export const Kept: Story = { args: states.kept, play: seesKept };

export const ChangesBeingSent: Story = { args: states.beingSent };

export const ChangesNeedADecision: Story = {
  args: { ...states.needsDecision, onResolve: fn() },
  play: decides,
};

export const NothingOnThisDevice: Story = { args: states.notOnDevice };
