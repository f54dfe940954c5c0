import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { DoctorOnboardingScreen } from './DoctorOnboardingScreen';

const meta = {
  title: 'Screens/Onboarding/Doctor',
  component: DoctorOnboardingScreen,
  parameters: {
    guide: {
      purpose:
        'In which languages does the doctor see patients, and how do patients recognise them? Asked once, after the sign-up.',
      operations: ['completeOnboarding'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: { state: { phase: 'ready' }, lastName: cast.people.samuel.lastName, onSubmit: fn() },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta<typeof DoctorOnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OnlyLanguages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Malayalam' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'English' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      languages: ['en', 'ml'],
      phone: null,
      about: null,
      profilePhoto: null,
    });
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const photo = new File(['pixels'], 'samuel.png', { type: 'image/png' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kannada' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '0091 00000 00112');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^About you/ }),
      'I take time.{Enter}And I explain.',
    );
    await userEvent.upload(
      canvas.getByRole('group', { name: /photo/ }).querySelector('input') as HTMLInputElement,
      photo,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      languages: ['kn'],
      phone: '+910000000112',
      about: 'I take time.\nAnd I explain.',
      profilePhoto: photo,
    });
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose at least one language.' }));
    await expect(canvas.getByRole('checkbox', { name: 'Assamese' })).toHaveFocus();
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
