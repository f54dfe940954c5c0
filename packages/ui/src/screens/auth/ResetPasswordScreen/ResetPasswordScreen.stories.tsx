import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const meta = {
  title: 'Screens/Auth/Reset password',
  component: ResetPasswordScreen,
  parameters: {
    guide: {
      purpose: 'What is the new password? Asked after following the link in the e-mail.',
      operations: ['resetPassword'],
      notes: ['If the link is too old, the screen says so and offers a new one.'],
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
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^New password/);
    await userEvent.type(field, 'the kettle sings at six');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ password: 'the kettle sings at six' });
  },
};

export const TooShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'kettle{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('kettle');
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const PasswordRefused: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Some answers cannot be saved.',
      fieldErrors: { password: 'This password is among the most used ones. Choose another.' },
    },
  },
};

export const Done: Story = {
  args: { state: { phase: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/auth/login');
  },
};

export const LinkNoLongerGood: Story = {
  args: { state: { phase: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
};

export const LinkMissing: Story = { args: { state: { phase: 'missing' } } };
