import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { PublicLayout } from '../../../layouts/PublicLayout/PublicLayout';
import { PushPanel, type PushResult } from '../../notifications/PushPanel/PushPanel';
import { HomeScreen } from './HomeScreen';

const done = (): Promise<PushResult> => Promise.resolve({ ok: true });

const meta = {
  title: 'Screens/Public/Home',
  component: HomeScreen,
  parameters: {
    guide: {
      purpose: 'What is this, is it for me, and where do I begin? Samples on it are marked as such.',
      operations: [],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  decorators: [
    (Story, { args }) => (
      <PublicLayout visitor={args.isSignedIn ? { firstName: 'Asha' } : 'signed-out'} currentPath="/">
        <Story />
      </PublicLayout>
    ),
  ],
  args: { now: '2026-11-20T21:00:00+05:30' },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('link', { name: 'Book Consultation' }))
      await expect(button).toHaveAttribute('href', expect.stringMatching(/^\/auth\/login\?doctor=0198f000-/));
    await expect(canvas.getByRole('link', { name: 'I am a doctor' })).toHaveAttribute(
      'href',
      '/auth/login?as=doctor',
    );
    await expect(canvas.getByText('12 hours ago')).toBeVisible();
    await expect(canvas.getByText('6 days ago')).toBeVisible();
  },
};

/** Its buttons lead into the app, and it has the panel for push messages. */
export const SignedIn: Story = {
  args: {
    isSignedIn: true,
    pushPanel: (
      <PushPanel
        state={{ phase: 'default' }}
        triggers={{ phase: 'ready', triggers: [] }}
        onRequestPermission={fn(done)}
        onSendTest={fn(done)}
        onTestTrigger={fn(done)}
        onCheckTriggers={fn(done)}
        onUnregister={fn(done)}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start as a patient' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(canvas.getAllByRole('link', { name: 'Book Consultation' })[0]).toHaveAttribute(
      'href',
      '/dashboard/consultations/book?doctor=0198f000-0000-7000-8000-000000000111',
    );
    await expect(canvas.getByRole('button', { name: 'Turn on push notifications' })).toBeVisible();
  },
};

/** As it is drawn when the app is built, which is before anybody reads it. */
export const AnyDay: Story = {
  args: { now: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ago/)).toBeNull();
  },
};
