import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import type { Loaded } from '../../../patterns/state';
import { fit, fitOf, meera, saved, trial } from '../test/sample-trials';
import { type OwnTrial, TrialScreen, type TrialScreenProps } from './TrialScreen';

const own = (more: Partial<OwnTrial> = {}): Loaded<OwnTrial> => ({
  phase: 'ready',
  ...{ fit, isSaved: false, doctors: [meera], interestSentAt: null },
  ...{ compared: saved.slice(1).map(({ trialId, title }) => ({ id: trialId, title, fit })), ...more },
});

const meta = {
  title: 'Screens/Trials/Trial',
  component: TrialScreen,
  parameters: {
    guide: {
      purpose: 'How does my record fit this trial, what is open, and what can I do?',
      operations: [
        'readTrial',
        'listTrialFits',
        'saveTrial',
        'removeSavedTrial',
        'askDoctorAboutTrial',
        'sendTrialInterest',
        'listTrialInterests',
        'listSharedDoctors',
      ],
      notes: [
        'Each result leads to the item of the record that decides it. What is unknown says what would settle it.',
        'An interest has a consent of its own, in which nothing is chosen beforehand.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', trial },
    own: own(),
    onSave: fn<TrialScreenProps['onSave']>(async () => ({ ok: true })),
    onAsk: fn<TrialScreenProps['onAsk']>(async () => ({ ok: true })),
    onInterest: fn<TrialScreenProps['onInterest']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof TrialScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const NotMetAndUnknown: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'By your record, 2 criteria of this trial are not met' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^7.1.% *, lab report/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Complete your medical history' })[0]).toBeVisible();
    await expect(canvas.queryByText(/eligible/i)).toBeNull();
  },
};

export const OpenPoints: Story = {
  args: {
    own: own({
      fit: fitOf({ notMet: 0, criteria: fit.criteria.filter(({ result }) => result !== 'not-met') }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You may fit this trial, if 5 open points are settled' }),
    ).toBeVisible();
  },
};

export const FromADay: Story = {
  args: {
    own: own({
      compared: [],
      fit: fitOf({
        ...{ met: 0, notMet: 1, unknown: 0, from: '2026-11-30' },
        criteria: [
          {
            ...{
              id: 'i1',
              side: 'inclusion',
              text: 'Age 55 to 70 years',
              result: 'not-met',
              reason: 'out-of-range',
            },
            ...{ settles: null, from: '2026-11-30' },
            because: [{ source: 'profile', id: 'dateOfBirth', recordId: null, label: null, day: null }],
          },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You may fit this trial from 30 November 2026' }),
    ).toBeVisible();
  },
};

export const AllMet: Story = {
  args: {
    own: own({
      isSaved: true,
      compared: [],
      fit: fitOf({ notMet: 0, unknown: 0, criteria: fit.criteria.filter(({ result }) => result === 'met') }),
    }),
  },
};

export const InterestSent: Story = { args: { own: own({ interestSentAt: '2026-11-19T18:30:00+05:30' }) } };

/** A study that takes no one says so first, however well a record fits. */
export const TakesNoOne: Story = {
  args: {
    state: { phase: 'ready', trial: { ...trial, status: 'COMPLETED' } },
    own: own({
      compared: [],
      fit: fitOf({ notMet: 0, unknown: 0, criteria: fit.criteria.filter(({ result }) => result === 'met') }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This trial takes no one now' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/You may fit/)).toBeNull();
  },
};

export const EndsBeforeItFits: Story = {
  args: {
    state: { phase: 'ready', trial: { ...trial, endsOn: '2027-03' } },
    own: own({ compared: [], fit: fitOf({ from: '2027-04-01' }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /planned to end before/ })).toBeVisible();
  },
};

export const DoctorsNotKnown: Story = {
  args: { own: own({ compared: [], doctors: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not load which doctors/)).toBeVisible();
    await expect(canvas.queryByText(/No doctor sees anything/)).toBeNull();
  },
};

/** The clinic has no doctor who answers for it, and no doctor sees anything. */
export const NobodyToAsk: Story = {
  args: { state: { phase: 'ready', trial: { ...trial, coordinator: null } }, own: own({ doctors: [] }) },
};

/** A study of a registry, without some of its fields, for whoever has no record here. */
export const WithoutARecord: Story = {
  args: {
    own: null,
    state: {
      phase: 'ready',
      trial: {
        ...{
          ...trial,
          isSample: false,
          summary: null,
          sponsor: null,
          startsOn: null,
          sites: [],
          interventions: [],
        },
        ...{ status: 'COMPLETED', minimumAge: null, links: ['https://clinicaltrials.gov/study/NCT00000000'] },
      },
    },
  },
};

export const Absent: Story = { args: { state: { phase: 'absent' }, own: null } };
export const Loading: Story = { args: { state: { phase: 'loading' }, own: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' }, own: { phase: 'failed' } } };
export const OnlyTheFitFailed: Story = { args: { own: { phase: 'failed' } } };

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask my doctor' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox'), 'Would it suit me?');
    await userEvent.click(form.getByRole('button', { name: 'Ask my doctor' }));
    await gone();
    await expect(args.onAsk).toHaveBeenCalledWith({ doctorId: 'meera', question: 'Would it suit me?' });
  },
};

export const Consenting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send my interest' }));
    const form = await dialog();
    for (const box of form.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect((await form.findAllByText('Agree before you send it.'))[0]).toBeVisible();
    await expect(args.onInterest).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('checkbox', { name: 'My e-mail address' }));
    await userEvent.click(form.getByRole('checkbox', { name: /^I agree/ }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await gone();
    await expect(args.onInterest).toHaveBeenCalledWith({ shares: ['email'], note: null });
  },
};

export const NotSaved: Story = {
  args: { onSave: fn<TrialScreenProps['onSave']>(async () => ({ ok: false, message: 'Try again later.' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Try again later.')).toBeVisible();
  },
};
