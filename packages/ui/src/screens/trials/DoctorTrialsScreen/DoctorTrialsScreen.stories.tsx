import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { applicant, asha, filter, fits, found, referral } from '../test/sample-trials';
import { DoctorTrialsScreen, type DoctorTrialsScreenProps } from './DoctorTrialsScreen';

const meta = {
  title: 'Screens/Trials/Trials of a doctor',
  component: DoctorTrialsScreen,
  parameters: {
    guide: {
      purpose: 'Who asks me, who applied, and what may fit a patient?',
      operations: [
        'listTrials',
        'listPatientTrialFits',
        'referPatientToTrial',
        'listTrialReferrals',
        'answerTrialReferral',
        'listTrialApplicants',
        'moveTrialApplicant',
        'listDoctorPatients',
      ],
      notes: ['Of a patient only what they share is compared, and the page says so.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: found(),
    filter,
    patients: [asha],
    patient: null,
    fits,
    referrals: { phase: 'ready', rows: [referral] },
    applicants: { phase: 'ready', rows: [applicant] },
    onReferralsPage: fn(),
    onApplicantsPage: fn(),
    onFilter: fn(),
    onPatient: fn(),
    onMore: fn(),
    onRefer: fn<DoctorTrialsScreenProps['onRefer']>(async () => ({ ok: true })),
    onAnswer: fn<DoctorTrialsScreenProps['onAnswer']>(async () => ({ ok: true })),
    onStep: fn<DoctorTrialsScreenProps['onStep']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorTrialsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/\+910000000101/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Contacted/ }));
    await expect(args.onStep).toHaveBeenCalledWith(expect.anything(), 'CONTACTED');
  },
};

export const WithAPatient: Story = {
  args: { patient: asha },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only what the patient shares/)).toBeVisible();
    await expect(canvas.getAllByText('5 unknown')).toHaveLength(2);
  },
};

/** Each state, and a person who withdrew. */
export const EachState: Story = {
  args: {
    referrals: {
      phase: 'ready',
      rows: [
        { ...referral, id: '1', status: 'REFERRED', answer: 'Yes, it may suit you.' },
        { ...referral, id: '2', status: 'ADVISED_AGAINST', question: null },
        { ...referral, id: '3', status: 'WITHDRAWN', question: null },
      ],
    },
    applicants: {
      phase: 'ready',
      rows: [
        {
          ...applicant,
          ...{ id: '1', status: 'SCREENING', moves: ['ENROLLED', 'NOT_SUITABLE'] },
          applicant: applicant.applicant && { ...applicant.applicant, gender: 'FEMALE' },
        },
        { ...applicant, id: '2', status: 'WITHDRAWN', applicant: null, note: null, moves: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The person withdrew/)).toBeVisible();
    await expect(canvas.getByText(/Female · /)).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    patients: [],
    referrals: { phase: 'ready', rows: [] },
    applicants: { phase: 'ready', rows: [] },
    state: found({ rows: [], count: 0 }),
  },
};
export const Loading: Story = {
  args: { state: { phase: 'loading' }, referrals: { phase: 'loading' }, applicants: { phase: 'loading' } },
};
export const Failed: Story = {
  args: { state: { phase: 'failed' }, referrals: { phase: 'failed' }, applicants: { phase: 'failed' } },
};

export const Answering: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Answer/ }));
    const form = await dialog();
    // Nothing is chosen before the doctor chooses it.
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect((await form.findAllByText('Choose your advice.'))[0]).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('radio', { name: 'I advise against it' }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await gone();
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.anything(), {
      status: 'ADVISED_AGAINST',
      answer: null,
    });
  },
};

/** The earlier answer is there, so that no word of it is lost. */
export const AnsweringAgain: Story = {
  args: {
    referrals: {
      phase: 'ready',
      rows: [{ ...referral, status: 'ADVISED_AGAINST', answer: 'Your kidneys first.' }],
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Answer/ }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await gone();
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.anything(), {
      status: 'ADVISED_AGAINST',
      answer: 'Your kidneys first.',
    });
  },
};

export const ManyApplicants: Story = {
  args: {
    applicants: {
      phase: 'ready',
      rows: [applicant],
      pagination: { page: 1, limit: 20, total: 45, pages: 3 },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onApplicantsPage).toHaveBeenCalledWith(2);
  },
};

export const Referring: Story = {
  args: { patient: asha },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Refer Asha Kulkarni/ })[0] as HTMLElement);
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await gone();
    await expect(args.onRefer).toHaveBeenCalledOnce();
  },
};
