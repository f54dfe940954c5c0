import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { SecurityScreen } from './SecurityScreen';
import {
  clock,
  enrolment,
  off,
  on,
  protectedWell,
  recoveryCodes,
  required,
  sessions,
  unprotected,
} from './test/example-account';

const meta = {
  title: 'Screens/Settings/Security',
  component: SecurityScreen,
  parameters: {
    guide: {
      purpose:
        'Who could get into my account, and how do I keep them out? Password, two-step sign-in, passkeys and the devices that are signed in.',
      operations: [
        'changePassword',
        'readTwoStep',
        'startTotp',
        'confirmTotp',
        'removeTotp',
        'renewRecoveryCodes',
        'createPasskeyOptions',
        'registerPasskey',
        'deletePasskey',
        'listSessions',
        'revokeSession',
        'revokeOtherSessions',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: protectedWell,
    clock,
    isPasskeySupported: true,
    onChangePassword: fn(),
    onStartTwoStep: fn(),
    onCancelTwoStep: fn(),
    onConfirmTwoStep: fn(),
    onRenewRecoveryCodes: fn(),
    onRecoveryCodesKept: fn(),
    onTurnOffTwoStep: fn(),
    onAddPasskey: fn(),
    onRemovePasskey: fn(),
    onEndSession: fn(),
    onEndOtherSessions: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SecurityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const failed = (message: string) => ({ phase: 'failed', message }) as const;
const offline = 'The service is not available at the moment. Try again in a few seconds.';

export const WellProtected: Story = {};

export const PasswordOnly: Story = { args: { state: unprotected } };

export const SecondStepMissing: Story = {
  args: { mustSetUpSecondStep: true, state: { ...unprotected, twoStep: required } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Turn on two-step sign-in to continue.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(args.onStartTwoStep).toHaveBeenCalledOnce();
  },
};

export const SecondStepStaysOn: Story = {
  args: {
    state: { ...protectedWell, twoStep: { ...on, twoStep: { ...on.twoStep, isRequired: true } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you cannot turn it off/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Get new recovery codes' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    state: {
      password: { phase: 'idle' },
      twoStep: { phase: 'loading' },
      passkeys: { phase: 'loading' },
      sessions: { phase: 'loading' },
    },
  },
};

export const OnePartFailed: Story = {
  args: { state: { ...protectedWell, passkeys: { phase: 'failed' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Sign Out Firefox on Windows' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('passkeys');
  },
};

export const AllPartsFailed: Story = {
  args: {
    state: {
      password: { phase: 'idle' },
      twoStep: failed(offline),
      passkeys: { phase: 'failed' },
      sessions: { phase: 'failed' },
    },
  },
};

export const PasswordChanged: Story = { args: { state: { ...protectedWell, password: { phase: 'done' } } } };

export const PasswordChanging: Story = {
  args: { state: { ...protectedWell, password: { phase: 'pending' } } },
};

export const PasswordNotRight: Story = {
  args: {
    state: {
      ...protectedWell,
      password: {
        ...failed('Your password was not changed.'),
        fieldErrors: { currentPassword: 'This is not your current password.' },
      },
    },
  },
};

export const PasswordByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText(/^Current password/).focus();
    await userEvent.keyboard('the kettle sings at six{Enter}');
    await expect(args.onChangePassword).not.toHaveBeenCalled();
    canvas.getByLabelText(/^New password/).focus();
    await userEvent.keyboard('the river runs at seven{Enter}');
    await expect(args.onChangePassword).toHaveBeenLastCalledWith({
      currentPassword: 'the kettle sings at six',
      newPassword: 'the river runs at seven',
    });
  },
};

export const FewRecoveryCodes: Story = {
  args: {
    state: {
      ...protectedWell,
      twoStep: { ...on, twoStep: { ...on.twoStep, recoveryCodesLeft: 1 } },
    },
  },
};

export const TwoStepNotStarted: Story = {
  args: { state: { ...unprotected, twoStep: { ...off, action: failed(offline) } } },
};

export const ScanningTheCode: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { state: { ...unprotected, twoStep: { ...off, enrolment } } },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Scan this code' });
    const key = within(dialog).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    await waitFor(() => expect(key).toBeVisible());
  },
};

export const ScanningOnAPhone: Story = {
  ...ScanningTheCode,
  parameters: {},
  globals: { viewport: { value: 'phone' } },
};

export const KeepingRecoveryCodes: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { state: { ...protectedWell, twoStep: { ...on, recoveryCodes } } },
  play: async ({ args, userEvent }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Keep your recovery codes' });
    // Content that is shown only once must not be closed by accident.
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(args.onRecoveryCodesKept).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have kept them' }));
    await expect(args.onRecoveryCodesKept).toHaveBeenCalledOnce();
  },
};

export const KeepingRecoveryCodesOnAPhone: Story = {
  args: KeepingRecoveryCodes.args,
  globals: { viewport: { value: 'phone' } },
};

export const WithoutPasskeySupport: Story = {
  args: { state: unprotected, isPasskeySupported: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

export const SessionEnded: Story = {
  args: {
    state: {
      ...protectedWell,
      sessions: { phase: 'ready', sessions: sessions.slice(0, 2), action: { phase: 'done' } },
    },
  },
};

export const SessionNotEnded: Story = {
  args: {
    state: { ...protectedWell, sessions: { phase: 'ready', sessions, action: failed(offline) } },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SeveralTimesOnOneDevice: Story = {
  args: {
    state: {
      ...protectedWell,
      sessions: {
        phase: 'ready',
        action: { phase: 'idle' },
        sessions: [
          ...sessions,
          ...sessions.slice(0, 1).map((session) => ({
            ...session,
            id: 'session-4',
            signedInAt: '2026-10-30T08:00:00+05:30',
            lastUsedAt: '2026-10-31T08:00:00+05:30',
            isCurrent: false,
          })),
        ],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const device = canvas.getByRole('list', { name: 'Chrome on Android' });
    await expect(within(device).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(
      within(device).getByRole('button', { name: 'Sign Out Chrome on Android, Since 30 Oct, 8:00 am' }),
    );
    await expect(args.onEndSession).toHaveBeenLastCalledWith('session-4');
  },
};
