import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { SecondStepScreen } from './SecondStepScreen';

const meta = {
  title: 'Screens/Auth/Second step',
  component: SecondStepScreen,
  parameters: {
    guide: {
      purpose:
        'Is it really this person? Asked after the password if two-step sign-in is turned on: a code from the app, a passkey or a recovery code.',
      operations: ['completeSecondStep', 'createPasskeySignInOptions', 'signInWithPasskey', 'signOut'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: { state: { phase: 'ready' }, onSubmit: fn(), onPasskey: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof SecondStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey instead' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const CodeByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: /^Code/ }).focus();
    await userEvent.keyboard('123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ method: 'totp', code: '123456' });
  },
};

export const RecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus();
    await userEvent.keyboard('ABCD EFGH JKMN{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ method: 'recovery', code: 'abcd-efgh-jkmn' });
  },
};

export const NoRecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    await userEvent.keyboard('abcd{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /^A recovery code has twelve characters/ }));
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveValue('abcd');
  },
};

export const WithoutPasskeys: Story = { args: { onPasskey: undefined } };

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const WaitingForPasskey: Story = { args: { isPasskeyPending: true } };

export const WrongCode: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'You are not signed in yet.',
      fieldErrors: {
        code: 'This code is wrong or too old. Enter the one that your app shows now.',
      },
    },
  },
};

export const TooManyTries: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Too many tries. Go back and sign in with your password again.',
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
