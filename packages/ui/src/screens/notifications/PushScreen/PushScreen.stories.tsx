import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import panel from '../PushPanel/PushPanel.stories';
import { PushScreen } from './PushScreen';

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
  args: { ...panel.args, state: { phase: 'default' } },
} satisfies Meta<typeof PushScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotTurnedOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Push notifications' })).toBeVisible();
    await expect(canvas.getByText('Disabled')).toBeVisible();
  },
};
