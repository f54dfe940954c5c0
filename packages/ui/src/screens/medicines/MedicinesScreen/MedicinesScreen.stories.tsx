import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { MedicinesScreen, type MedicinesScreenProps } from './MedicinesScreen';
import {
  allKinds,
  amoxicillin,
  checks,
  interaction,
  metformin,
  paracetamol,
  penicillin,
  ready,
  recorded,
  slot,
  unsent,
} from './samples';

const meta = {
  title: 'Screens/Medicines/Medicines',
  component: MedicinesScreen,
  parameters: {
    guide: {
      purpose: 'What do I take now, what did I take, and does anything speak against it?',
      operations: [
        'listMedicines',
        'addMedicine',
        'updateMedicine',
        'stopMedicine',
        'deleteMedicine',
        'listMedicineDoses',
        'recordMedicineDose',
        'updateMedicineDose',
        'deleteMedicineDose',
        'readMedicineChecks',
        'acknowledgeMedicineWarning',
      ],
      notes: [
        'A dose is recorded with one tap, also without a network, and the record can be undone.',
        'What was not recorded is said as not recorded, never as missed: it may have been taken. No text advises a double dose.',
        'A pair of medicines that the data does not know is not checked; it is never said that nothing speaks against it.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready(),
    clock: { now: '2026-11-20T13:05:00+05:30', timeZone: 'Asia/Kolkata' },
    today: '2026-11-20',
    findDrugs: (text) =>
      text.toLowerCase().startsWith('am')
        ? [
            { generic: 'Amlodipine', brand: null },
            { generic: 'Amoxicillin', brand: null },
          ]
        : [],
    onTake: fn<MedicinesScreenProps['onTake']>(async () => ({ ok: true })),
    onSkip: fn<MedicinesScreenProps['onSkip']>(async () => ({ ok: true })),
    onTakeNeeded: fn<MedicinesScreenProps['onTakeNeeded']>(async () => ({ ok: true })),
    onUndo: fn<MedicinesScreenProps['onUndo']>(async () => ({ ok: true })),
    onResolve: fn(),
    onSave: fn<MedicinesScreenProps['onSave']>(async () => ({ ok: true })),
    onStop: fn<MedicinesScreenProps['onStop']>(async () => ({ ok: true })),
    onDelete: fn<MedicinesScreenProps['onDelete']>(async () => ({ ok: true })),
    onAcknowledge: fn<MedicinesScreenProps['onAcknowledge']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof MedicinesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A dose is due, one is taken, one was not recorded, one comes later. */
export const Today: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Metformin 500 mg is due now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Taken Metformin 500 mg, 1:00 pm' }));
    await expect(args.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ medicineId: 'metformin', time: '13:00' }),
    );
    await expect(
      await canvas.findByText('21 of 28 doses recorded as taken; 1 skipped; 6 not recorded.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Telmisartan 40 mg, 8:30 am' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ medicineId: 'telmisartan' }));
  },
};

/** An allergy, and two medicines together, each with its source. */
export const Warned: Story = {
  args: {
    state: ready({
      medicines: [amoxicillin, metformin],
      today: [slot('amoxicillin', '14:00', { state: 'due' }), slot('metformin', '13:00', { state: 'due' })],
      needed: [],
      checks: { ...checks, warnings: [penicillin, interaction] },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('call 112');
    await expect(
      canvas.getByText('Read the warning about Amoxicillin 500 mg before you take it.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Do not take it before/)).toBeVisible();
    const [read] = canvas.getAllByRole('button', { name: 'I have read this' });
    if (read) await userEvent.click(read);
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Keep my reason' }));
    await expect(args.onAcknowledge).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^Reason/), 'My doctor knows of it');
    await userEvent.click(form.getByRole('button', { name: 'Keep my reason' }));
    await gone();
    await expect(args.onAcknowledge).toHaveBeenCalledWith(penicillin, 'My doctor knows of it');
  },
};

/** The warning was read, and the reason is kept beside it. */
export const Acknowledged: Story = {
  args: {
    state: ready({
      medicines: [amoxicillin, metformin],
      today: [],
      needed: [],
      checks: {
        ...checks,
        warnings: [
          {
            ...penicillin,
            acknowledgement: { reason: 'My doctor knows of it', at: '2026-11-20T09:00:00+05:30' },
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You said: My doctor knows of it/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Doses wait on this device: one is unsent, one was refused. The checks are not known. */
export const Offline: Story = {
  args: {
    isOffline: true,
    state: unsent,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a medicine' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Decide/ }));
    await expect(args.onResolve).toHaveBeenCalled();
  },
};

/** The most in 24 hours is reached: it says when the next can be taken, and asks before one more is recorded. */
export const MostReached: Story = {
  args: {
    state: ready({
      medicines: [paracetamol],
      today: [],
      counted: { planned: 0, taken: 0, skipped: 0, notRecorded: 0 },
      needed: [
        {
          medicineId: 'paracetamol',
          taken: ['12:00', '07:00', '02:00', '00:30'].map((time) =>
            recorded('paracetamol', { day: null, time: null, at: `2026-11-20T${time}:00+05:30` }),
          ),
          most: 4,
          nextAt: '2026-11-21T00:30:00+05:30',
        },
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record one Paracetamol 500 mg' }));
    const question = await dialog();
    await expect(question.getByText(/Do not take another one now/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'I have not taken it' }));
    await gone();
    await expect(args.onTakeNeeded).not.toHaveBeenCalled();
  },
};

/** After a journey the morning's dose is due soon after that of the evening before. */
export const SoonAfterAnother: Story = {
  args: {
    state: ready({
      medicines: [metformin],
      today: [slot('metformin', '13:00', { state: 'due', takenAt: '2026-11-20T11:30:00+05:30' })],
      needed: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/recorded as taken .*sooner than usual/)).toBeVisible();
  },
};

/** A dose of yesterday evening is still due after midnight, and reminders come by another clock. */
export const AfterMidnight: Story = {
  args: {
    clock: { now: '2026-11-20T00:20:00+05:30', timeZone: 'Asia/Kolkata' },
    state: ready({
      reminderZone: 'Europe/London',
      today: [slot('metformin', '23:30', { day: '2026-11-19', state: 'due', isToday: false })],
      needed: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/19 Nov.*11:30 pm/)).toBeVisible();
    await expect(canvas.getByText(/by the clock of Europe\/London/)).toBeVisible();
  },
};

/** A medicine that is not in the list, one that was stopped, and a refill that is due. */
export const AllKinds: Story = {
  args: { state: allKinds },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 tablets left, enough for doses until Tue, 24 Nov.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /things? not checked/ }));
    await expect(canvas.getByText('Ashwagandha: not in our list of medicines')).toBeVisible();
    await expect(canvas.getByText(/^Aspirin: only in your medical history/)).toBeVisible();
    await expect(canvas.getByText('Metformin 500 mg in pregnancy')).toBeVisible();
    await expect(canvas.getByText(/You have not said whether you have allergies/)).toBeVisible();
  },
};

export const Skipping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip Metformin 500 mg, 1:00 pm' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/^Reason/), 'No lunch');
    await userEvent.click(form.getByRole('button', { name: 'Record as skipped' }));
    await gone();
    await expect(args.onSkip).toHaveBeenCalledWith(expect.objectContaining({ time: '13:00' }), 'No lunch');
  },
};

/** A medicine that the list does not have can be written too. */
export const Adding: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a medicine' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('combobox', { name: /^Medicine/ }), 'Ashwagandha');
    await userEvent.click(await screen.findByRole('option', { name: /Ashwagandha/ }));
    await userEvent.type(form.getByLabelText(/^Times of day/), '8 pm, 8:00 am');
    await userEvent.type(form.getByLabelText(/^For how many days/), '7');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ generic: 'Ashwagandha', brand: null, times: ['08:00', '20:00'] },
        ...{ startDay: '2026-11-20', endDay: '2026-11-26', pattern: 'every-n-days', everyDays: 1 },
      }),
      null,
    );
  },
};

export const Stopping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Metformin 500 mg' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Stop it here' }));
    await gone();
    await expect(args.onStop).toHaveBeenCalledWith(expect.objectContaining({ id: 'metformin' }));
  },
};

export const Empty: Story = {
  args: { state: ready({ medicines: [], today: [], needed: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No medicines yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { phase: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const NotOnDevice: Story = {
  args: { state: { phase: 'not-on-device' }, isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your medicines are not on this device yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
