import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
      notes: [
        'Offline, the answers are kept on the device and say so; they can be changed until they are sent.',
      ],
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

export const Offline: Story = { args: { isOffline: true } };

export const Kept: Story = {
  args: { isOffline: true, state: { phase: 'kept' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your answers are kept on this device' })).toBeVisible();
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
  },
};

export const KeptServerNotReached: Story = { args: { state: { phase: 'kept' } } };

export const KeptBeingSent: Story = { args: { state: { phase: 'kept', isSending: true } } };

/** After the page was loaded again: the form begins with what lies on the device. */
export const KeptChangedByKeyboard: Story = {
  args: {
    isOffline: true,
    state: { phase: 'kept' },
    keptValues: { languages: ['kn'], phone: '+910000000104', about: null, profilePhoto: null },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change your answers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('checkbox', { name: 'Kannada' })).toBeChecked();
    canvas.getByRole('button', { name: 'Save and continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '+910000000104' }));
    await expect(canvas.getByRole('heading', { name: 'Your answers are kept on this device' })).toHaveFocus();
  },
};
