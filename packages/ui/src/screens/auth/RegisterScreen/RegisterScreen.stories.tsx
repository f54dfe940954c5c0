import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { RegisterScreen } from './RegisterScreen';

const { kiran } = cast.people;

const meta = {
  title: 'Screens/Auth/Register',
  component: RegisterScreen,
  parameters: {
    guide: {
      purpose:
        'How does a person who has not said yet whether they are a patient or a doctor create an account? One form; a doctor gives the registration too.',
      operations: ['register'],
      notes: [
        'The answer is the same whether or not the address has an account: no one learns who is registered.',
      ],
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
} satisfies Meta<typeof RegisterScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AsADoctor: Story = { args: { role: 'DOCTOR' } };

export const FilledByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /^I am a patient/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(kiran.firstName);
    await userEvent.tab();
    await userEvent.keyboard(kiran.lastName);
    await userEvent.tab();
    await userEvent.keyboard(kiran.email);
    await userEvent.tab();
    await userEvent.keyboard('the kettle sings at six');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      role: 'PATIENT',
      firstName: kiran.firstName,
      lastName: kiran.lastName,
      email: kiran.email,
      password: 'the kettle sings at six',
      acceptTerms: true,
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Choose whether you are a patient/ }));
    await expect(canvas.getByRole('radio', { name: /^I am a patient/ })).toHaveFocus();
  },
};

export const RoleChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), kiran.firstName);
    await userEvent.click(canvas.getByRole('radio', { name: /^I am a doctor/ }));
    await expect(canvas.getByRole('heading', { name: 'Your registration' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^I am a patient/ }));
    await expect(canvas.queryByRole('heading', { name: 'Your registration' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue(kiran.firstName);
  },
};

export const Submitting: Story = { args: { role: 'PATIENT', state: { phase: 'submitting' } } };

export const Refused: Story = {
  args: {
    role: 'PATIENT',
    state: {
      phase: 'failed',
      message: 'Some answers cannot be saved.',
      fieldErrors: { password: 'This password is among the most used ones. Choose another.' },
    },
  },
};

export const Failed: Story = {
  args: { state: { phase: 'failed', message: 'Registration failed' } },
};
