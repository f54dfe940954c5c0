import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { changesKeptByKeyboard, formStates, isLedTo, seesKept } from '../test/form-states';
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
        'The answers are kept on the device with each change, and are in the form again after a reload or a crash.',
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
  play: (story) =>
    isLedTo(story, 'Choose at least one language.', () =>
      story.canvas.getByRole('checkbox', { name: 'Assamese' }),
    ),
};

export const Submitting: Story = { args: formStates.submitting };

export const PhotoRefused: Story = { args: formStates.photoRefused };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Offline: Story = { args: formStates.offline };

export const Kept: Story = { args: formStates.kept, play: seesKept };

export const KeptServerNotReached: Story = { args: formStates.keptServerNotReached };

export const KeptBeingSent: Story = { args: formStates.keptBeingSent };

/** After the page was loaded again: the form begins with what lies on the device. */
export const KeptChangedByKeyboard: Story = {
  args: {
    ...formStates.kept,
    keptValues: { languages: ['kn'], phone: '+910000000104', about: null, profilePhoto: null },
  },
  play: (story) =>
    changesKeptByKeyboard(story, () => story.canvas.getByRole('checkbox', { name: 'Kannada' })),
};

/** Answers filled in before the page was closed are in the form again, as they were typed. */
export const DraftKept: Story = {
  args: {
    ...formStates.draftKept,
    draft: { answers: { languages: ['kn'], phone: '00910', about: 'I take time.' }, photo: null },
    onDraft: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Kannada' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveValue('00910');
    await userEvent.type(canvas.getByRole('textbox', { name: /^About you/ }), ' And');
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      answers: { languages: ['kn'], phone: '00910', about: 'I take time. And' },
      photo: null,
    });
  },
};

export const DraftWithoutPhoto: Story = { args: formStates.draftWithoutPhoto };

export const DraftNotKept: Story = { args: formStates.draftNotKept };
