import { countQuantity } from '@nadi/domain/prescriptions/items';
import { presentRules } from '@nadi/domain/prescriptions/visit-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import {
  begun,
  cancelled,
  clock,
  complete,
  draft,
  found,
  nothingSeen,
  replaced,
  sheet,
  signed,
  telmisartan,
  today,
  withAllergy,
} from '../test/sample-prescriptions';
import type { PrescriptionSheet } from '../types';
import { PrescribeScreen, type PrescribeScreenProps } from './PrescribeScreen';

const head = {
  name: 'Dr. Meera Rao',
  specialization: 'cardiology',
  registration: 'Example State Medical Council, EX-000111',
  clinicAddress: '12 Example Road, Jayanagar, Bengaluru',
} as const;

const ready = (content: PrescriptionSheet) => ({ phase: 'ready', sheet: content, head }) as const;

const meta = {
  title: 'Screens/Prescriptions/Prescribe',
  component: PrescribeScreen,
  parameters: {
    guide: {
      purpose: 'What does this patient get, what speaks against it, and may it be written at this visit?',
      operations: [
        'readConsultationPrescription',
        'updateConsultationPrescription',
        'signPrescription',
        'cancelPrescription',
        'downloadPrescription',
      ],
      notes: [
        'Lists O, A and B follow the Telemedicine Practice Guidelines (25 March 2020), section 3.7.4.',
        'Nothing that decides a dose is filled in beforehand.',
        'What the patient does not share was not checked, and the screen says so first.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready(withAllergy),
    visitHref: '/dashboard/consultations/0198f000-0000-7000-8000-000000000c01',
    clock,
    today,
    isOffline: false,
    findMedicines: (text) => found[text.toLowerCase().slice(0, 3)] ?? [],
    countQuantity,
    onSave: fn<PrescribeScreenProps['onSave']>(async (_, version) => ({ ok: true, version: version + 1 })),
    onSign: fn<PrescribeScreenProps['onSign']>(async () => ({ ok: true })),
    onCancel: fn<PrescribeScreenProps['onCancel']>(async () => ({ ok: true })),
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PrescribeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sign = 'Sign and send';

export const MeetsAnAllergy: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: '2 medicines are ready. Chlortalidone needs your decision (allergy).',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: sign })).toBeDisabled();
  },
};
export const DecidesAboutAnAllergy: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Prescribe it, because' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Mild rash only.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I have told Ravi/ }));
    await expect(canvas.getByRole('heading', { level: 1, name: '3 medicines are ready.' })).toBeVisible();
    await waitFor(
      () =>
        expect(args.onSave).toHaveBeenCalledWith(
          expect.objectContaining({
            acknowledgements: [
              { warningId: 'allergy:sulfonamides:chlortalidone', reason: 'Mild rash only.', isTold: true },
            ],
          }),
          3,
        ),
      { timeout: 3_000 },
    );
  },
};
export const ChoosesAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Choose another medicine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Chlortalidone 12.5 mg tablet' }));
    await expect(canvas.getByRole('heading', { level: 1, name: '2 medicines are ready.' })).toBeVisible();
  },
};
export const Begins: Story = { args: { state: ready(begun) } };
export const FindsWhatIsRefused: Story = {
  args: { state: ready(begun) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Add a medicine/ }), 'alprazolam');
    await expect(canvas.getByText(/NDPS Act 1985/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
  },
};
export const WritesAMedicine: Story = {
  args: { state: ready(begun) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Add a medicine/ }), 'telma');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Telmisartan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Put on the prescription' }));
    await expect(canvas.getByRole('textbox', { name: /^Strength/ })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Strength/ }), '80 mg');
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/Form/, 'Tablet');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Dose/ }), '1');
    await choose(/How often/, 'Once a day');
    await choose(/With meals/, 'After food');
    await userEvent.type(canvas.getByRole('textbox', { name: /^For/ }), '30');
    await expect(canvas.getByText(/Counted from the doses: 30/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^It continues/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Put on the prescription' }));
    const { key: _key, list: _list, quantityUnit: _unit, ...written } = telmisartan;
    await waitFor(
      () =>
        expect(args.onSave).toHaveBeenCalledWith(
          expect.objectContaining({ items: [{ ...written, brand: 'Telma', quantity: null }] }),
          0,
        ),
      { timeout: 3_000 },
    );
  },
};
export const ReadyToSign: Story = {
  args: { state: ready(complete) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sign }));
    await waitFor(() => expect(args.onSign).toHaveBeenCalledWith(complete.prescription));
  },
};
export const RefusedSigning: Story = {
  args: {
    state: ready(complete),
    onSign: fn<PrescribeScreenProps['onSign']>(async () => ({
      ok: false,
      message: 'Your registration is not confirmed yet.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sign }));
    await expect(await canvas.findByText('Your registration is not confirmed yet.')).toBeVisible();
  },
};
export const RefusedSaving: Story = {
  args: {
    state: ready(complete),
    onSave: fn<PrescribeScreenProps['onSave']>(async () => ({ ok: false, message: 'List B is not open.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Diagnosis/ }), ', stage 1');
    await expect(await canvas.findByText('List B is not open.', {}, { timeout: 3_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: sign })).toBeDisabled();
  },
};
export const NothingSeen: Story = { args: { state: ready(nothingSeen) } };
export const InClinic: Story = {
  args: {
    state: ready({
      ...complete,
      rules: presentRules({ mode: 'in_clinic', kind: 'in-clinic' }, null),
    }),
  },
};
export const Signed: Story = {
  args: { state: ready(sheet({ prescription: signed, earlier: [replaced] })) },
  play: async ({ canvas, userEvent, args }) => {
    const [cancel] = canvas.getAllByRole('button', { name: 'Cancel the prescription' });
    if (cancel) await userEvent.click(cancel);
    const yes = () => {
      const all = screen.getAllByRole('button', { name: 'Cancel the prescription' });
      return all[all.length - 1] as HTMLElement;
    };
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Potassium is too high.');
    await userEvent.click(yes());
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith(signed, 'Potassium is too high.'));
  },
};
export const Replacing: Story = {
  args: { state: ready(sheet({ prescription: signed })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write one that replaces it' }));
    await expect(
      canvas.getByRole('heading', { level: 1, name: '2 medicines are not checked yet.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the signed one as it is' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signed. Ravi has it.' })).toBeVisible();
  },
};
export const DraftBesideSigned: Story = {
  args: { state: ready({ ...complete, earlier: [{ ...signed, id: replaced.id }] }) },
};
export const Cancelled: Story = { args: { state: ready(sheet({ prescription: cancelled })) } };
export const TooLate: Story = {
  args: {
    state: ready(
      sheet({
        canWrite: false,
        refusal: 'A prescription can be written until 72 hours after the visit.',
      }),
    ),
  },
};
export const Offline: Story = {
  args: { isOffline: true, state: ready({ ...complete, prescription: draft }) },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
