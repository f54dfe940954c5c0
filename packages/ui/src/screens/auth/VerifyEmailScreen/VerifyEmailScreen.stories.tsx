import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { VerifyEmailScreen } from './VerifyEmailScreen';

const { email } = cast.people.kiran;

const meta = {
  title: 'Screens/Auth/Verify e-mail',
  component: VerifyEmailScreen,
  parameters: {
    guide: {
      purpose:
        'Does the address belong to the person? They follow the link in the e-mail; until then they cannot see anything of the record.',
      operations: ['verifyEmail', 'resendVerification', 'readMe', 'signOut'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: {
    state: { phase: 'waiting', email, resend: 'idle' },
    onResend: fn(),
    onSignOut: fn(),
    continueHref: '/onboarding/patient',
    signInHref: '/auth/login',
  },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof VerifyEmailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send e-mail again' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const WaitingWithDevelopmentMailbox: Story = { args: { mailboxHref: '/dev/mail' } };

export const SendingAgain: Story = { args: { state: { phase: 'waiting', email, resend: 'sending' } } };

export const SentAgain: Story = { args: { state: { phase: 'waiting', email, resend: 'sent' } } };

export const NotSentAgain: Story = { args: { state: { phase: 'waiting', email, resend: 'failed' } } };

export const Verifying: Story = { args: { state: { phase: 'verifying' } } };

export const VerifiedAndSignedIn: Story = {
  args: { state: { phase: 'verified', isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/onboarding/patient',
    );
  },
};

export const VerifiedOnAnotherDevice: Story = { args: { state: { phase: 'verified', isSignedIn: false } } };

export const LinkExpired: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'This link is more than 24 hours old or has already been used. Nothing was lost.',
      canResend: true,
      resend: 'idle',
    },
  },
};

export const LinkOfAnotherSession: Story = {
  args: {
    state: {
      phase: 'failed',
      message:
        'This link is more than 24 hours old or has already been used. Sign in, then ask for a new e-mail.',
      canResend: false,
      resend: 'idle',
    },
  },
};

export const LongAddress: Story = {
  args: {
    state: {
      phase: 'waiting',
      email: 'venkatanarasimharajuvaripeta.subrahmanyam.long.address@mail.department.hospital.example',
      resend: 'idle',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
