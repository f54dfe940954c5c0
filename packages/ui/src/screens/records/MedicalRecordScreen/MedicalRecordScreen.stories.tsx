import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { granted } from '../../consent/test/example-consents';
import { chooseDoctor, sampleShare } from '../../consent/test/sample-share';
import { recordOf, sampleRecords } from '../private/sample-records';
import { MedicalRecordScreen, type MedicalRecordScreenProps } from './MedicalRecordScreen';

type Props = MedicalRecordScreenProps;

/** A page with a few lines, drawn here. */
const pageOf = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="white"/><rect x="30" y="30" width="120" height="14" fill="#0F6F67"/>${[80, 110, 140, 170, 200].map((y) => `<rect x="30" y="${y}" width="${words.length * 12}" height="8" fill="#cfcabf"/>`).join('')}</svg>`,
  )}`;

const record = recordOf({ notes: 'Fasting.\nNext one in three months.' });

const meta = {
  title: 'Screens/Records/Medical record',
  component: MedicalRecordScreen,
  parameters: {
    guide: {
      purpose: 'What does this paper say, where is it from, and can I correct, print or delete it?',
      operations: [
        'readMedicalRecord',
        'updateMedicalRecord',
        'deleteMedicalRecord',
        'restoreMedicalRecord',
        'downloadRecordFile',
        'previewRecordFile',
        'shareData',
      ],
      notes: [
        'Pages are pictures that the server made: nothing of a file runs here.',
        'A deleted record can be restored for 30 days, and says so.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', record },
    pictures: { f1: [pageOf('a page of results'), pageOf('the second')] },
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    today: '2026-11-20',
    access: {
      state: { phase: 'ready', access: { isOnlyYou: false, seenBy: [granted] } },
      onRetry: fn(),
    },
    share: sampleShare,
    onOnlyYou: fn<Props['onOnlyYou']>(async () => ({ ok: true })),
    onSave: fn<Props['onSave']>(async () => ({ ok: true })),
    onDelete: fn<Props['onDelete']>(async () => ({ ok: true })),
    onRestore: fn<Props['onRestore']>(async () => ({ ok: true })),
    onSaveFile: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MedicalRecordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'lipid-profile.pdf, page 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save to my files lipid-profile.pdf' }));
    await expect(args.onSaveFile).toHaveBeenCalledWith('f1');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const WithoutFile: Story = {
  args: { state: { phase: 'ready', record: sampleRecords[5] ?? record }, pictures: {} },
};

export const OnlyYou: Story = {
  args: {
    state: { phase: 'ready', record: sampleRecords[3] ?? record },
    pictures: {},
    access: { state: { phase: 'ready', access: { isOnlyYou: true, seenBy: [] } }, onRetry: fn() },
  },
};

export const WithoutPreview: Story = {
  args: { state: { phase: 'ready', record: sampleRecords[4] ?? record }, pictures: {} },
};

export const ManyPages: Story = {
  args: {
    state: {
      phase: 'ready',
      record: recordOf({
        files: [{ id: 'f1', name: 'discharge.pdf', bytes: 9_400_000, pages: 41, previews: 3 }],
      }),
    },
    pictures: { f1: [pageOf('first'), null, 'failed'] },
  },
};

export const Deleted: Story = {
  args: { state: { phase: 'ready', record: { ...record, status: 'deleted' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    state: { phase: 'ready', record, readAt: '2026-11-19T18:12:00+05:30' },
    pictures: { f1: ['failed', 'failed'] },
    isOffline: true,
  },
};

export const Sharing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share with a doctor' }));
    await chooseDoctor(await dialog());
  },
};

/** Refused by the server: it stays open, and says so where it was chosen. */
export const NotShared: Story = {
  args: {
    share: {
      ...sampleShare,
      onShare: async () => ({
        ok: false,
        fieldErrors: { doctorId: 'Must be a doctor whose registration is verified.' },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share with a doctor' }));
    const form = await dialog();
    await chooseDoctor(form);
    await userEvent.click(form.getByRole('button', { name: 'Share' }));
    await expect((await form.findAllByText(/registration is verified\.$/))[0]).toBeVisible();
    await expect(form.getByRole('combobox', { name: /^Doctor/ })).toHaveValue('Dr. Meera Rao');
  },
};

export const Editing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const form = await dialog();
    const title = form.getByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Give the record a title.'))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    onSave: fn<Props['onSave']>(async (_, standing) =>
      standing.version === 1
        ? { ok: false, current: recordOf({ title: 'Lipids', version: 2 }) }
        : { ok: true },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^Tags/ }), ', diet');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/It is now “Lipids”/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ tags: ['heart', 'kidney', 'diet'] }),
      expect.objectContaining({ version: 2 }),
    );
  },
};

export const Deleting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Delete record' }));
    await gone();
    await expect(args.onDelete).toHaveBeenCalledWith(record);
  },
};

export const NotHere: Story = { args: { state: { phase: 'absent' } } };

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } } };

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
