import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const { email } = cast.people.asha;

const meta = {
  title: 'Screens/Auth/Forgot password',
  component: ForgotPasswordScreen,
  parameters: {
    guide: {
      purpose:
        'How do people sign in again if they have forgotten the password? They give their address and are told to check their e-mail.',
      operations: ['requestPasswordReset'],
      notes: ['The text is the same for addresses without an account.'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: { state: { phase: 'ready' }, onSubmit: fn(), onRestart: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'E-mail address' }).focus();
    await userEvent.keyboard(` ${email} {Enter}`);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email });
  },
};

export const NoAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('asha');
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const Failed: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'The service is not available at the moment. Try again in a few seconds.',
    },
  },
};

export const Sent: Story = {
  args: { state: { phase: 'sent', email } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^If this address has an account/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address or try again' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const SentWithDevelopmentMailbox: Story = {
  args: { state: { phase: 'sent', email }, mailboxHref: '/dev/mail' },
};

export const LongAddressOnAPhone: Story = {
  args: {
    state: {
      phase: 'sent',
      email: 'venkatanarasimharajuvaripeta.subrahmanyam.long.address@mail.department.hospital.example',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
