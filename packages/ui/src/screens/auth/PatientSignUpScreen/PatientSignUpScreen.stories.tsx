import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { PatientSignUpScreen } from './PatientSignUpScreen';

const meta = {
  title: 'Screens/Auth/Patient sign-up',
  component: PatientSignUpScreen,
  parameters: {
    guide: {
      purpose:
        'How does a patient create an account? With a name, an address, a password and consent to the terms; there are no questions about health yet.',
      operations: ['signUpPatient'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: { state: { phase: 'ready' }, signInHref: '/auth/login', onSubmit: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof PatientSignUpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Kiran');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Das');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'kiran@nadi.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'the kettle sings at six');
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      firstName: 'Kiran',
      lastName: 'Das',
      email: 'kiran@nadi.example',
      password: 'the kettle sings at six',
      acceptTerms: true,
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('link', { name: 'Accept the terms of use to create an account.' }),
    );
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
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

export const PasswordRefused: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Some answers cannot be saved.',
      fieldErrors: { password: 'This password is among the most used ones. Choose another.' },
    },
  },
};
