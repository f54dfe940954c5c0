import { sources } from '@nadi/clinical/ranges';
import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { PatientOnboardingScreen } from './PatientOnboardingScreen';

const meta = {
  title: 'Screens/Onboarding/Patient',
  component: PatientOnboardingScreen,
  parameters: {
    guide: {
      purpose:
        'What must be known before a reading can be judged? Date of birth, gender and, where it may apply, pregnancy; each says why it is asked.',
      operations: ['completeOnboarding'],
      sources: [sources.nicePregnancy],
      notes: [
        'Ranges are published for adults, most of them for people who are not pregnant: without these answers readings are not assessed.',
      ],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: {
    state: { phase: 'ready' },
    firstName: cast.people.kiran.firstName,
    today: '2026-11-20',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof PatientOnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AsksAboutPregnancy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('05081994');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    const question = canvas.getByRole('radiogroup', { name: /Are you pregnant/ });
    await expect(question).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Not sure or prefer not to say' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '0091 00000 00104');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      dateOfBirth: '1994-08-05',
      gender: 'FEMALE',
      pregnancy: 'unknown',
      phone: '+910000000104',
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your date of birth.' }));
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
  },
};

export const Submitting: Story = { args: { state: { phase: 'submitting' } } };

export const PhotoRefused: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'Some answers cannot be taken.',
      fieldErrors: { profilePhoto: 'This picture could not be opened. Choose another.' },
    },
  },
};
