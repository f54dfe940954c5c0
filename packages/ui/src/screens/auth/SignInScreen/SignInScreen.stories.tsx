import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { SignInScreen } from './SignInScreen';

const meta = {
  title: 'Screens/Auth/Sign in',
  component: SignInScreen,
  parameters: {
    guide: {
      purpose:
        'How do people with an account sign in? With e-mail address and password, or with a passkey if they added one.',
      operations: ['signIn', 'createPasskeySignInOptions', 'signInWithPasskey'],
      notes: [
        'After ten wrong passwords the account is locked for a while; the text does not reveal whether it exists.',
      ],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: { state: { phase: 'ready' }, onSubmit: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof SignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/auth/role-selection',
    );
    // Without passkey support in the browser none is offered.
    await expect(canvas.queryByRole('button', { name: /passkey/ })).toBeNull();
  },
};

export const WithPasskey: Story = {
  args: { onPasskey: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** From the button of a doctor on the home page. */
export const ToBook: Story = {
  args: { role: 'PATIENT', doctorId: '0198f000-0000-7000-8000-000000000111' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in to book with Dr. Meera Rao.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: "Create a patient's account" })).toBeVisible();
  },
};

export const WaitingForPasskey: Story = { args: { onPasskey: fn(), isPasskeyPending: true } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'E-mail address' }).focus();
    await userEvent.keyboard(` ${cast.people.asha.email} `);
    await userEvent.tab();
    await userEvent.keyboard('the kettle sings at six{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: cast.people.asha.email,
      password: 'the kettle sings at six',
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  },
};

export const SessionEnded: Story = { args: { notice: 'Your session has ended. Sign in again.' } };

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const Failed: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'The e-mail address or password is incorrect. Check both and try again.',
    },
  },
};

export const TooManyTries: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Too many tries. Try again in 14 minutes, or reset your password.',
    },
    onPasskey: fn(),
  },
};

export const WithDemoAccounts: Story = {
  args: {
    demoAccounts: [
      {
        label: 'Asha, patient',
        description: 'High blood pressure, kept well.',
        email: cast.people.asha.email,
        password: 'asha keeps a steady pulse',
      },
      {
        label: 'Ravi, patient',
        description: 'Diabetes, with gaps in the record.',
        email: cast.people.ravi.email,
        password: 'ravi walks before breakfast',
      },
      {
        label: 'Dr. Meera Rao, doctor',
        description: 'A cardiologist, verified.',
        email: cast.people.meera.email,
        password: 'meera listens to the heart',
      },
      {
        label: 'Nisha, administrator',
        description: 'Verifies doctors.',
        email: cast.people.admin.email,
        password: 'nisha keeps the keys in order',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Ravi' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: cast.people.ravi.email,
      password: 'ravi walks before breakfast',
    });
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(cast.people.ravi.email);
  },
};

export const FromADoctorsButton: Story = {
  args: { role: 'DOCTOR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: "Create a doctor's account" })).toHaveAttribute(
      'href',
      '/auth/doctor-signup',
    );
  },
};

export const FromAPatientsButton: Story = {
  args: { role: 'PATIENT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: "Create a patient's account" })).toHaveAttribute(
      'href',
      '/auth/patient-signup',
    );
  },
};
