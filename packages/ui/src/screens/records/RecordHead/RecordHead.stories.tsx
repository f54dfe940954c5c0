import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import type { History, HistoryEntry } from '../../medical-history/MedicalHistoryScreen/types';
import { signed } from '../../prescriptions/test/sample-prescriptions';
import { type HeadPrescription, RecordHead } from './RecordHead';

const { entries, noneKnown } = examples.readMedicalHistory.answers['200'].asha.data;
const asha = { entries, noneKnown } as History;
const [known] = asha.entries;
if (!known) throw new Error('The example has entries.');

const allergy = (name: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...known,
  ...{ id: name, kind: 'allergy', name, status: 'active', severity: null },
  ...more,
});
const readyWith = (history: History) => ({ phase: 'ready', history }) as const;

const prescribed = (nth: number, more: Partial<HeadPrescription> = {}): HeadPrescription => ({
  ...signed,
  ...{ id: `prescription-${nth}`, consultationId: `visit-${nth}` },
  ...more,
});
const some = [
  prescribed(1),
  prescribed(2, { state: 'replaced', signedAt: '2026-10-02T10:00:00+05:30' }),
  prescribed(3, { state: 'cancelled', signedAt: '2026-09-12T10:00:00+05:30' }),
  prescribed(4, { signedAt: '2025-01-12T10:00:00+05:30' }),
];

const meta = {
  title: 'Screens/Records/Record head',
  component: RecordHead,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'What must a stranger know first, and what did doctors prescribe?',
      operations: ['readMedicalHistory', 'listPrescriptions'],
      notes: [
        'It stands at the head of the medical records, not in what is searched, filtered or deleted.',
        'What was not asked is said as such: it is never shown as none.',
        'A prescription leads to the page of its visit, which has the whole document.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    history: readyWith(asha),
    prescriptions: { phase: 'ready', rows: some, total: some.length },
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onRetryHistory: fn(),
    onRetryPrescriptions: fn(),
  },
} satisfies Meta<typeof RecordHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Penicillin/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 4' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Prescriptions' })).toHaveFocus());
    await expect(canvas.getAllByRole('link', { name: /^Telmisartan 80 mg/ })[0]).toHaveAttribute(
      'href',
      '/dashboard/consultations/visit-1',
    );
  },
};

export const NotAskedYet: Story = {
  args: {
    history: readyWith({ entries: [], noneKnown: [] }),
    prescriptions: { phase: 'ready', rows: [], total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not asked yet')).toHaveLength(2);
    await expect(canvas.queryByText(/No known/)).toBeNull();
  },
};

export const NoneKnown: Story = {
  args: { history: readyWith({ entries: [], noneKnown: ['allergy', 'condition'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known allergies. You said so.')).toBeVisible();
  },
};

/** Leaves out allergies that are over, or were entered by mistake. */
export const SomeOver: Story = {
  args: {
    history: readyWith({
      entries: [
        allergy('Peanuts', { severity: 'severe' }),
        allergy('Dust mites in old houses near the sea', { status: 'unknown' }),
        allergy('Egg', { status: 'resolved' }),
        allergy('Latex', { status: 'entered-in-error' }),
        { ...allergy('Asthma'), kind: 'condition', status: 'resolved' },
      ],
      noneKnown: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Peanuts · /)).toBeVisible();
    await expect(canvas.queryByText(/Egg|Latex|Asthma/)).toBeNull();
    await expect(canvas.getByText('None now. Earlier ones are in the medical history.')).toBeVisible();
  },
};

/** Among documents that were searched, the prescriptions that fit. */
export const FoundPrescriptions: Story = { args: { history: null } };

export const Loading: Story = {
  args: { history: { phase: 'loading' }, prescriptions: { phase: 'loading' } },
};

export const Failed: Story = {
  args: { history: { phase: 'failed' }, prescriptions: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    if (first) await userEvent.click(first);
    await expect(args.onRetryHistory).toHaveBeenCalled();
    await expect(args.onRetryPrescriptions).not.toHaveBeenCalled();
  },
};

export const Offline: Story = { args: { isOffline: true, prescriptions: { phase: 'not-on-device' } } };
