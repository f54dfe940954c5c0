import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { triesAgain } from '../test/profile-states';
import { AdminProfileScreen } from './AdminProfileScreen';

const meta = {
  title: 'Screens/Profile/Administrator',
  component: AdminProfileScreen,
  parameters: {
    guide: {
      purpose: 'What are the name and e-mail address of this administrator?',
      operations: ['readMe'],
    } satisfies ScreenGuide,
  },
  args: { state: { phase: 'ready', profile: cast.people.admin }, onRetry: fn() },
} satisfies Meta<typeof AdminProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } }, play: triesAgain };

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Sign-in and security/ })).toHaveAttribute(
      'href',
      '/dashboard/settings/security',
    );
  },
};

export const LongContentOnAPhone: Story = {
  args: {
    state: {
      phase: 'ready',
      profile: {
        firstName: 'Venkatanarasimharajuvaripeta',
        lastName: 'Subrahmanyam',
        email: 'venkatanarasimharajuvaripeta.subrahmanyam@mail.department.hospital.example',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
};
