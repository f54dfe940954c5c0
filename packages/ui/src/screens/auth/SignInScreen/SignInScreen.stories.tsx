import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { SignInScreen } from './SignInScreen';

const meta = {
  title: 'Screens/Auth/Sign in',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { phase: 'ready' }, signUpHref: '/auth/patient-signup', onSubmit: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof SignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'E-mail address' }).focus();
    await userEvent.keyboard(` ${cast.people.asha.email} `);
    await userEvent.tab();
    await userEvent.keyboard('the kettle sings at six{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: cast.people.asha.email,
      password: 'the kettle sings at six',
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  },
};

export const SessionEnded: Story = { args: { notice: 'Your session has ended. Sign in again.' } };

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const Failed: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'The e-mail address or the password is not right. Check both and try again.',
    },
  },
};

export const WithDemoAccounts: Story = {
  args: {
    demoAccounts: [
      {
        label: 'Asha, patient',
        description: 'High blood pressure, kept well.',
        email: cast.people.asha.email,
        password: 'asha keeps a steady pulse',
      },
      {
        label: 'Ravi, patient',
        description: 'Diabetes, with gaps in the record.',
        email: cast.people.ravi.email,
        password: 'ravi walks before breakfast',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Ravi' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: cast.people.ravi.email,
      password: 'ravi walks before breakfast',
    });
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(cast.people.ravi.email);
  },
};
