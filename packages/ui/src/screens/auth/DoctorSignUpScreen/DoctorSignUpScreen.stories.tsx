import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { DoctorSignUpScreen } from './DoctorSignUpScreen';

const { samuel } = cast.people;

const meta = {
  title: 'Screens/Auth/Doctor sign-up',
  component: DoctorSignUpScreen,
  parameters: {
    guide: {
      purpose:
        'How does a doctor create an account, and which registration will be checked? Name, address, password and the registration with a medical council.',
      operations: ['signUpDoctor'],
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
} satisfies Meta<typeof DoctorSignUpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keys go to the list only once it has the focus. */
async function listIsReady() {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
}

export const Ready: Story = {};

export const FilledByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'First name' }).focus();
    await userEvent.keyboard(samuel.firstName);
    await userEvent.tab();
    await userEvent.keyboard(samuel.lastName);
    await userEvent.tab();
    await userEvent.keyboard(samuel.email);
    await userEvent.tab();
    await userEvent.keyboard('the kettle sings at six');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await listIsReady();
    await userEvent.keyboard('gen{Enter}');
    const specialization = canvas.getByRole('button', { name: /^General medicine/ });
    await waitFor(() => expect(specialization).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await listIsReady();
    await userEvent.keyboard('kar{Enter}');
    const council = canvas.getByRole('button', { name: /^Karnataka Medical Council/ });
    await waitFor(() => expect(council).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' EX-000112 ');
    await userEvent.tab();
    await userEvent.keyboard('6');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      firstName: samuel.firstName,
      lastName: samuel.lastName,
      email: samuel.email,
      password: 'the kettle sings at six',
      specialization: 'general-medicine',
      council: 'Karnataka Medical Council',
      licenseNumber: 'EX-000112',
      experience: 6,
      acceptTerms: true,
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Choose the medical council/ }));
    await expect(canvas.getByRole('button', { name: /Medical council/ })).toHaveFocus();
  },
};

export const YearsInWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Years of practice' }), 'six{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Years of practice' })).toHaveValue('six');
    await expect(
      canvas.getByRole('link', { name: /^Years of practice: Enter a whole number/ }),
    ).toBeVisible();
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const Refused: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Some answers cannot be saved.',
      fieldErrors: { password: 'This password is among the most used ones. Choose another.' },
    },
  },
};

export const Failed: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'The service is not available at the moment. Try again in a few seconds.',
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const CouncilsOnAPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Medical council/ });
    // People cannot press what they do not see.
    trigger.scrollIntoView({ block: 'center' });
    await userEvent.click(trigger);
    await listIsReady();
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('option', { name: 'West Bengal Medical Council' });
    await expect(last).toHaveFocus();
    // The list scrolls, not the page: its end is to be seen.
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
  globals: { viewport: { value: 'phone' } },
};
