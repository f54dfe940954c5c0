import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { PushPanel, type PushResult } from './PushPanel';

const token = 'dGhpcy1pcy1hbi1leGFtcGxlLXRva2VuLW9mLWEtZGV2aWNl:APA91bE-rest-of-the-token';
const triggers = {
  phase: 'ready',
  triggers: [
    {
      id: 'critical-reading',
      name: 'Critical reading',
      description: 'When a reading is dangerously high or low.',
      type: 'readings',
    },
    { id: 'new-sign-in', name: 'New sign-in', description: 'When a new device signs in.', type: 'security' },
  ],
} as const;
const done = (): Promise<PushResult> => Promise.resolve({ ok: true });
const refused = (): Promise<PushResult> => Promise.resolve({ ok: false });
const broken = () => Promise.reject(new Error('Network error'));

const meta = {
  title: 'Screens/Notifications/Push panel',
  component: PushPanel,
  parameters: {
    guide: {
      purpose:
        'Does this browser show push notifications, and does one arrive? Only signed-in people see it.',
      operations: [],
      notes: ['Its messages are quoted from the specification, with their exclamation marks.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'enabled', token },
    triggers,
    onRequestPermission: fn(done),
    onSendTest: fn(done),
    onTestTrigger: fn(done),
    onCheckTriggers: fn(done),
    onUnregister: fn(done),
  },
} satisfies Meta<typeof PushPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enabled')).toBeVisible();
    await expect(canvas.getByText(`${token.slice(0, 50)}...`)).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { state: { phase: 'default' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send test notification' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on push notifications' }));
    await expect(args.onRequestPermission).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('✓ Permission granted and token registered!')).toBeVisible();
  },
};

export const PermissionRefused: Story = {
  args: {
    state: { phase: 'default' },
    onRequestPermission: fn(() => Promise.resolve({ ok: false, error: 'Permission denied' } as const)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on push notifications' }));
    await expect(await canvas.findByText('✗ Failed to get permission: Permission denied')).toBeVisible();
  },
};

export const Blocked: Story = { args: { state: { phase: 'blocked' } } };

export const NotSupported: Story = {
  args: { state: { phase: 'unsupported' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not Supported' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoTriggers: Story = {
  args: { triggers: { phase: 'failed' } },
  play: async ({ canvas }) => {
    // Does not say that there are none: it is not known.
    await expect(canvas.queryByText('There are no triggers to choose from.')).toBeNull();
  },
};

export const AllSent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send test notification' }));
    await expect(args.onSendTest).toHaveBeenLastCalledWith({
      title: 'Hello',
      message: 'This is how a notification arrives on this device.',
    });
    await expect(await canvas.findByText('✓ Test notification sent successfully!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send trigger notification' }));
    await expect(await canvas.findByText('✗ Please select a notification trigger')).toBeVisible();
    await expect(args.onTestTrigger).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Notification trigger/ }));
    await userEvent.click(await screen.findByRole('option', { name: /New sign-in/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send trigger notification' }));
    await expect(args.onTestTrigger).toHaveBeenLastCalledWith({ triggerId: 'new-sign-in' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Custom message (optional)' }), 'Look here');
    await userEvent.click(canvas.getByRole('button', { name: 'Send trigger notification' }));
    await expect(args.onTestTrigger).toHaveBeenLastCalledWith({
      triggerId: 'new-sign-in',
      customMessage: 'Look here',
    });
    await expect(await canvas.findByText('✓ Trigger notification sent successfully!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check triggers' }));
    await expect(await canvas.findByText('✓ Notification triggers checked successfully!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unregister this device' }));
    await expect(await canvas.findByText('✓ Token unregistered successfully!')).toBeVisible();
  },
};

export const AllRefused: Story = {
  args: { onSendTest: fn(refused), onTestTrigger: fn(refused), onCheckTriggers: fn(refused) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test notification' }));
    await expect(await canvas.findByText('✗ Failed to send test notification')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Notification trigger/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Critical reading/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send trigger notification' }));
    await expect(await canvas.findByText('✗ Failed to send trigger notification')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check triggers' }));
    await expect(await canvas.findByText('✗ Failed to check triggers')).toBeVisible();
  },
};

export const AllBroken: Story = {
  args: {
    onSendTest: fn(broken),
    onTestTrigger: fn(broken),
    onCheckTriggers: fn(broken),
    onUnregister: fn(broken),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test notification' }));
    await expect(await canvas.findByText('✗ Error sending test notification: Network error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Notification trigger/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Critical reading/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send trigger notification' }));
    await expect(
      await canvas.findByText('✗ Error sending trigger notification: Network error'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check triggers' }));
    await expect(await canvas.findByText('✗ Error checking triggers: Network error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unregister this device' }));
    await expect(await canvas.findByText('✗ Error unregistering token: Network error')).toBeVisible();
  },
};
