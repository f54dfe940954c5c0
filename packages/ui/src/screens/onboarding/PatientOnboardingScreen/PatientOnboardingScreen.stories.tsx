import { sources } from '@nadi/clinical/ranges';
import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { PatientOnboardingScreen } from './PatientOnboardingScreen';

const meta = {
  title: 'Screens/Onboarding/Patient',
  component: PatientOnboardingScreen,
  parameters: {
    guide: {
      purpose:
        'What must be known before a reading can be judged? Date of birth, gender and, where it may apply, pregnancy; each says why it is asked.',
      operations: ['completeOnboarding'],
      sources: [sources.nicePregnancy],
      notes: [
        'Ranges are published for adults, most of them for people who are not pregnant: without these answers readings are not assessed.',
        'Offline, the answers are kept on the device and say so; they can be changed until they are sent.',
      ],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: {
    state: { phase: 'ready' },
    firstName: cast.people.kiran.firstName,
    today: '2026-11-20',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof PatientOnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AsksAboutPregnancy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('05081994');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    const question = canvas.getByRole('radiogroup', { name: /Are you pregnant/ });
    await expect(question).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Not sure or prefer not to say' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '0091 00000 00104');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      dateOfBirth: '1994-08-05',
      gender: 'FEMALE',
      pregnancy: 'unknown',
      phone: '+910000000104',
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your date of birth.' }));
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const PhotoRefused: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Some answers cannot be taken.',
      fieldErrors: { profilePhoto: 'This picture could not be opened. Choose another.' },
    },
  },
};

export const Offline: Story = { args: { isOffline: true } };

export const Kept: Story = {
  args: { isOffline: true, state: { phase: 'kept' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your answers are kept on this device' })).toBeVisible();
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
  },
};

export const KeptServerNotReached: Story = { args: { state: { phase: 'kept' } } };

export const KeptBeingSent: Story = { args: { state: { phase: 'kept', isSending: true } } };

export const KeptTriedThenOffline: Story = {
  args: { isOffline: true, state: { phase: 'kept', isSending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change your answers' })).toBeNull();
  },
};

/** After the page was loaded again: the form begins with what lies on the device. */
export const KeptChangedByKeyboard: Story = {
  args: {
    isOffline: true,
    state: { phase: 'kept' },
    keptValues: { dateOfBirth: '1994-08-05', gender: 'MALE', phone: '+910000000104' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change your answers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    canvas.getByRole('button', { name: 'Save and continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '+910000000104' }));
    await expect(canvas.getByRole('heading', { name: 'Your answers are kept on this device' })).toHaveFocus();
  },
};
