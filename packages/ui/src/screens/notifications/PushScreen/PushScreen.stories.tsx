import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import type { PushResult } from '../PushPanel/PushPanel';
import panel from '../PushPanel/PushPanel.stories';
import { PushScreen } from './PushScreen';

const done = (): Promise<PushResult> => Promise.resolve({ ok: true });
const broken = () => Promise.reject(new Error('Network error'));
const enabled = panel.args.state;

const meta = {
  title: 'Screens/Notifications/Push messages',
  component: PushScreen,
  parameters: {
    guide: {
      purpose: 'How do I get push messages on this device?',
      operations: [
        'listNotificationDevices',
        'listNotificationTriggers',
        'readNotificationPreferences',
        'registerFcmToken',
        'unregisterFcmToken',
        'sendTestPush',
        'testNotificationTrigger',
        'checkNotificationTriggers',
      ],
      notes: ['The states of the panel are in "Push panel".'],
    } satisfies ScreenGuide,
  },
  args: {
    ...panel.args,
    state: { phase: 'default' },
    onRequestPermission: fn(done),
    onUnregister: fn(done),
    onSendTest: fn(done),
  },
} satisfies Meta<typeof PushScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotTurnedOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Push notifications' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a test' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Choose what is sent, and when' })).toHaveAttribute(
      'href',
      '/dashboard/notifications#preferences',
    );
    await userEvent.click(canvas.getByRole('switch', { name: /^Push notifications on this device/ }));
    await expect(args.onRequestPermission).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Push notifications are on for this device.')).toBeVisible();
  },
};

export const TurnedOn: Story = {
  args: { state: enabled },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }));
    await expect(args.onSendTest).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/^Sent\. It should appear/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^Push notifications on this device/ }));
    await expect(await canvas.findByText('Push notifications are off for this device.')).toBeVisible();
    await expect(args.onUnregister).toHaveBeenCalledOnce();
  },
};

export const NotChanged: Story = {
  args: { state: enabled, onUnregister: fn(broken), onSendTest: fn(broken) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }));
    await expect(await canvas.findByText(/^We could not send a test/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^Push notifications on this device/ }));
    await expect(await canvas.findByText('We could not change this: Network error')).toBeVisible();
  },
};

export const Blocked: Story = { args: { state: { phase: 'blocked' } } };

export const NotSupported: Story = {
  args: { state: { phase: 'unsupported' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** Administrators have the specification's panel here. */
export const Whole: Story = {
  args: { isWhole: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Disabled')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check triggers' })).toBeVisible();
  },
};
