import { cast } from '@nadi/contract/examples';
import { guidelineOf } from '@nadi/domain/vital-signs/sources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { typedDate } from '../../../components/DateField/private/typed-date';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { changesKeptByKeyboard, formStates, isLedTo, seesKept } from '../test/form-states';
import { PatientOnboardingScreen } from './PatientOnboardingScreen';

const meta = {
  title: 'Screens/Onboarding/Patient',
  component: PatientOnboardingScreen,
  // A date can be typed from the beginning.
  loaders: [() => typedDate.load()],
  parameters: {
    guide: {
      purpose:
        'What must be known before a reading can be assessed? Date of birth, gender and, where it may apply, pregnancy; each says why it is asked.',
      operations: ['completeOnboarding'],
      sources: [guidelineOf('ng133'), guidelineOf('ng255')],
      notes: [
        'Ranges are published for adults, most of them for people who are not pregnant: without these answers readings are not assessed.',
        'Offline, the answers are kept on the device and say so; they can be changed until they are sent.',
        'The answers are kept on the device with each change, and are in the form again after a reload or a crash.',
      ],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: {
    state: { phase: 'ready' },
    firstName: cast.people.kiran.firstName,
    today: '2026-11-20',
    goOnHref: '/dashboard',
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
  play: (story) =>
    isLedTo(story, 'Enter your date of birth.', () => story.canvas.getByRole('spinbutton', { name: /^day/ })),
};

export const Submitting: Story = { args: formStates.submitting };

export const PhotoRefused: Story = { args: formStates.photoRefused };

export const Offline: Story = { args: formStates.offline };

export const Kept: Story = { args: formStates.kept, play: seesKept };

export const KeptServerNotReached: Story = { args: formStates.keptServerNotReached };

export const KeptBeingSent: Story = { args: formStates.keptBeingSent };

export const KeptTriedThenOffline: Story = {
  args: { isOffline: true, state: { phase: 'kept', isSending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change your answers' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};

/** After the page was loaded again: the form begins with what lies on the device. */
export const KeptChangedByKeyboard: Story = {
  args: {
    ...formStates.kept,
    keptValues: { dateOfBirth: '1994-08-05', gender: 'MALE', phone: '+910000000104' },
  },
  play: (story) => changesKeptByKeyboard(story, () => story.canvas.getByRole('radio', { name: 'Male' })),
};

/** Answers filled in before the page was closed are in the form again, as they were typed. */
export const DraftKept: Story = {
  args: {
    ...formStates.draftKept,
    draft: {
      answers: { dateOfBirth: '1994-08-05', gender: null, pregnancy: null, phone: '00910' },
      photo: null,
    },
    onDraft: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('1994');
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveValue('00910');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      answers: { dateOfBirth: '1994-08-05', gender: 'FEMALE', pregnancy: null, phone: '00910' },
      photo: null,
    });
  },
};

export const DraftWithoutPhoto: Story = { args: formStates.draftWithoutPhoto };

export const DraftNotKept: Story = { args: formStates.draftNotKept };
