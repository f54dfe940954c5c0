import { openCsv } from '@nadi/domain/integrations/csv-file';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { connections } from './connection-samples';
import { type ImportRow, IntegrationsScreen, type IntegrationsScreenProps } from './IntegrationsScreen';

const row = (more: Partial<ImportRow> = {}): ImportRow => ({
  ...{
    id: 'cuff',
    name: 'cuff-november.csv',
    status: 'added',
    added: 62,
    critical: 0,
    alreadyThere: 0,
    remaining: 0,
    leftOut: [],
  },
  createdAt: '2026-11-20T08:10:00+05:30',
  ...more,
});
const withFaults = row({
  ...{ id: 'meter', name: 'glucose-october.csv', added: 31, critical: 1, alreadyThere: 4 },
  leftOut: [{ row: 9, type: 'glucose', message: 'Must not be in the future.' }],
  createdAt: '2026-11-01T19:00:00+05:30',
});
const undone = row({
  id: 'scale',
  name: 'scale.csv',
  status: 'undone',
  added: 12,
  createdAt: '2026-10-12T07:00:00+05:30',
});
const listed = (...rows: ImportRow[]) =>
  ({
    phase: 'ready',
    rows,
    pagination: { page: 1, limit: 10, total: rows.length, pages: rows.length > 0 ? 1 : 0 },
  }) as const;

const open: IntegrationsScreenProps['onOpen'] = async (file) =>
  openCsv(new Uint8Array(await file.arrayBuffer()), {
    now: new Date('2026-11-20T10:00:00+05:30'),
    timeZone: 'Asia/Kolkata',
  });

const meta = {
  title: 'Screens/Integrations/Integrations',
  component: IntegrationsScreen,
  parameters: {
    guide: {
      purpose: 'Which readings came from files, and how do I add or remove them?',
      operations: ['listHealthImports', 'createHealthImport', 'undoHealthImport'],
      notes: [
        'A file is read in the browser; only the readings that were found are sent.',
        'An entry that cannot be read is listed by its row before anything is added; a reading that is impossible stays listed with the file.',
        'A number beyond the scale of a device (HI, LO) is told as a danger. Day and month are asked for where no date tells their order.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    connections,
    state: listed(row(), withFaults, undone),
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onOpen: open,
    onOpenExport: fn(),
    onAddExport: fn(),
    onAdd: fn<IntegrationsScreenProps['onAdd']>(async () => ({ ok: true, added: row({ added: 2 }) })),
    onUndo: fn<IntegrationsScreenProps['onUndo']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const csv = ['Date,Time,SYS,DIA,Pulse', '14/11/2026,7:10 AM,128,82,71', '15/11/2026,7:05 AM,1280,82,'].join(
  '\n',
);

async function choose(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a CSV file' }));
  const form = within(await screen.findByRole('dialog'));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!found) throw new Error('No field for a file.');
    return found;
  });
  await userEvent.upload(input, new File([text], 'cuff.csv', { type: 'text/csv' }));
  return form;
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /^1 impossible, left out/ }));
    await expect(canvas.getByText(/^Row 9, .*: Must not be in the future\.$/)).toBeVisible();
  },
};

export const Adding: Story = {
  play: async ({ args }) => {
    const form = await choose(csv);
    await expect(await form.findByText('2 readings were found')).toBeVisible();
    await expect(form.getByText(/^Row 3, Blood pressure: Must be at most 300 mmHg.* call 112/)).toBeVisible();
    await expect(form.getByText('Times without a zone are taken as times in Asia/Kolkata.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledWith({
      name: 'cuff.csv',
      readings: [
        expect.objectContaining({ row: 2, type: 'blood_pressure', systolic: 128, diastolic: 82 }),
        expect.objectContaining({ row: 2, type: 'pulse', value: 71 }),
        // The server lists it with the file.
        expect.objectContaining({ row: 3, systolic: 1280 }),
      ],
    });
  },
};

export const Preview: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async () => {
    const form = await choose(csv);
    (await form.findByText('2 readings were found')).scrollIntoView();
  },
};

export const MeaningMissing: Story = {
  play: async ({ args }) => {
    const form = await choose('When,Weight\n14/11/2026 7:10,70');
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await expect(
      (await form.findAllByText('Choose the column with date and time, or one column for each.'))[0],
    ).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const DangerOffScale: Story = {
  play: async () => {
    const form = await choose('Date,Time,Glucose (mg/dL)\n14/11/2026,7:10,HI\n15/11/2026,7:10,104');
    await expect(await form.findByText('1 reading was found')).toBeVisible();
    await expect(
      form.getByText(/^Row 2, .*"HI" is beyond what the device can measure\. .*call 112\.$/),
    ).toBeVisible();
  },
};

export const OrderOfDateAsked: Story = {
  play: async ({ args }) => {
    const form = await choose('Date,Time,Weight (kg)\n03/04/2026,7:10,70');
    await userEvent.click(await form.findByRole('radio', { name: 'Month first: 4 March' }));
    await expect(await form.findByText('From 4 March 2026 to 4 March 2026.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
  },
};

export const OrderOfDateMissing: Story = {
  play: async ({ args }) => {
    const form = await choose('Date,Time,Weight (kg)\n03/04/2026,7:10,70');
    await form.findByRole('radiogroup', { name: /^Dates such as/ });
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await expect((await form.findAllByText('Choose if the day or the month comes first.'))[0]).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const NoTable: Story = {
  play: async () => {
    const form = await choose('only one line');
    await expect(await form.findByText(/^This file has no table/)).toBeVisible();
  },
};

export const UnreadableFile: Story = {
  args: { onOpen: () => Promise.reject(new Error('The file was moved.')) },
  play: async () => {
    const form = await choose(csv);
    await expect(await form.findByText('This file could not be read. Choose it again.')).toBeVisible();
  },
};

export const TooManyReadings: Story = {
  args: {
    async onOpen(file) {
      const opened = await open(file);
      return opened && { ...opened, most: 2 };
    },
  },
  play: async ({ args }) => {
    const form = await choose(csv);
    await form.findByText('2 readings were found');
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await expect((await form.findAllByText(/^This file has 3 readings/))[0]).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const NothingToAdd: Story = {
  play: async () => {
    const form = await choose('Date,Time,Weight (kg)\n14/11/2026,7:10,7000');
    await expect(await form.findByText('0 readings were found')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await expect((await form.findAllByText('No reading of this file can be added.'))[0]).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onAdd: fn<IntegrationsScreenProps['onAdd']>(async () => ({
      ...{ ok: false, message: 'You can keep 10000 imports at most.' },
    })),
  },
  play: async () => {
    const form = await choose(csv);
    await form.findByText('2 readings were found');
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await expect(await form.findByText('You can keep 10000 imports at most.')).toBeVisible();
  },
};

export const CriticalReadingAdded: Story = {
  args: {
    onAdd: fn<IntegrationsScreenProps['onAdd']>(async () => ({ ok: true, added: row({ critical: 1 }) })),
  },
  play: async ({ canvas }) => {
    const form = await choose(csv);
    await form.findByText('2 readings were found');
    await userEvent.click(form.getByRole('button', { name: 'Add readings' }));
    await expect(await canvas.findByText(/A reading that you added is critical/)).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Open your readings' }))
      await expect(link).toHaveAttribute('href', '/dashboard/vital-signs');
  },
};

export const Undoing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo cuff-november.csv' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove readings' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ id: 'cuff' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const UndoRefused: Story = {
  args: {
    onUndo: fn<IntegrationsScreenProps['onUndo']>(async () => ({
      ...{ ok: false, message: 'The server does not answer.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo cuff-november.csv' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove readings' }));
    await expect(await question.findByText('The server does not answer.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: listed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a CSV file' })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = {
  args: { isOffline: true, state: { ...listed(row()), readAt: '2026-11-19T18:12:00+05:30' } },
};
export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };
