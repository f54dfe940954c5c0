import { examples } from '@nadi/contract/examples';
import { findTerms } from '@nadi/domain/medical-history/terms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { type History, MedicalHistoryScreen, type MedicalHistoryScreenProps } from './MedicalHistoryScreen';

type OnSave = MedicalHistoryScreenProps['onSave'];
type OnRemove = MedicalHistoryScreenProps['onRemove'];
type OnSayNone = MedicalHistoryScreenProps['onSayNone'];

const { asha, ravi, nothing } = examples.readMedicalHistory.answers['200'];
const readyWith = (history: History) => ({ phase: 'ready', history }) as const;
const [pressure] = asha.data.entries;

const meta = {
  title: 'Screens/Medical history/Medical history',
  component: MedicalHistoryScreen,
  parameters: {
    guide: {
      purpose:
        'What must anyone who treats me know first, and what is not known? Patients tell it themselves; a doctor reads the same words.',
      operations: ['readMedicalHistory', 'updateMedicalHistory'],
      notes: [
        'No known allergies is a statement of its own. A section that nobody has answered says that it is not known, never that there is nothing.',
        'Names come with a code where the pick list has one (ICD-10, ATC, CVX); one’s own words are always possible and are never matched to a code.',
        'Dates are as exact as they are known. What was entered by mistake is struck through and counts for nothing.',
        'Online only: the whole is replaced at once. Without a network it is read from this device, and says so.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: readyWith(asha.data),
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    today: '2026-11-20',
    findTerms,
    onSave: fn<OnSave>(async () => ({ ok: true })),
    onRemove: fn<OnRemove>(async () => ({ ok: true })),
    onSayNone: fn<OnSayNone>(async () => ({ ok: true })),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MedicalHistoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        'Allergic to penicillin. You have high blood pressure and type 2 diabetes. You take 3 medicines.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Rash · Moderate · since 2011')).toBeVisible();
    await expect(canvas.getByText(/^5 mg · In the morning · since 6 Aug 2026 · Stopped$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Someone who knows of no allergies and has left the rest open. */
export const PartlyAnswered: Story = {
  args: { state: readyWith(ravi.data) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No known allergies. You said so.')).toBeVisible();
    await expect(canvas.getAllByText(/^Not answered yet/)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Take this back: Allergies' }));
    await expect(args.onSayNone).toHaveBeenCalledWith('allergy', false);
  },
};

export const Empty: Story = {
  args: { state: readyWith(nothing.data) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You have not said whether you have allergies.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have no allergies that I know of' }));
    await expect(args.onSayNone).toHaveBeenCalledWith('allergy', true);
  },
};

/** Names of the greatest length, and an entry made by mistake. */
export const LongContent: Story = {
  args: {
    state: readyWith({
      noneKnown: [],
      entries: Array.from({ length: 5 }, (_, index) => ({
        ...pressure,
        id: `${index}`,
        name: `Pseudopseudohypoparathyroidism${'withoutaspace'.repeat(6)} ${index}`.slice(0, 120),
        note: 'Told by the doctor in the district hospital, and again by another one a year later. '.repeat(
          5,
        ),
        onlyYou: index === 1,
        status: index === 2 ? 'entered-in-error' : 'active',
      })),
    }),
  },
};

export const Offline: Story = {
  args: { isOffline: true, state: { ...readyWith(asha.data), readAt: '2026-11-19T18:12:00+05:30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\. You can read this/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Add|Change|Remove)/ })).toBeNull();
  },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

/** From the pick list, with its code. */
export const Adding: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an allergy' }));
    const form = await dialog();
    await step('says what is missing', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await expect((await form.findAllByText('Say what it is.'))[0]).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await userEvent.type(form.getByRole('combobox', { name: /allergic to/ }), 'amox');
    await userEvent.click(await screen.findByRole('option', { name: /^Penicillin/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Since when/ }), '05/2011');
    await userEvent.click(form.getByRole('radio', { name: 'Severe' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Penicillin',
        code: 'J01C',
        codeSystem: 'ATC',
        onset: '2011-05',
        severity: 'severe',
        status: 'active',
      }),
      null,
    );
  },
};

export const InOwnWords: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('combobox', { name: /^Condition/ }), 'Ringing in my ears');
    await userEvent.click(await screen.findByRole('option', { name: /^Ringing in my ears/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Since when/ }), '2031');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('This date is in the future.'))[0]).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: /^Since when/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Ringing in my ears', code: null, codeSystem: null, onset: null }),
      null,
    );
  },
};

export const ChangedElsewhere: Story = {
  args: {
    onSave: fn<OnSave>(async () => ({
      ok: false,
      message: 'Your medical history was changed on another device.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change High blood pressure' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/changed on another device/)).toBeVisible();
    await expect(form.getByRole('combobox', { name: /^Condition/ })).toHaveValue('High blood pressure');
  },
};

export const Removing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove High blood pressure' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Remove entry' }));
    await gone();
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: pressure.id }));
  },
};
