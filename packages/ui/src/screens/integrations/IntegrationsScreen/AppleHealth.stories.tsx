import { openAppleExport } from '@nadi/domain/integrations/apple/open-export';
import { exportOf, metadata, pressure, record } from '@nadi/domain/integrations/apple/test/sample-export';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { connections, page } from './connection-samples';
import { type ImportRow, IntegrationsScreen, type IntegrationsScreenProps } from './IntegrationsScreen';

const now = new Date('2026-11-20T10:00:00+05:30');
const row = (more: Partial<ImportRow> = {}): ImportRow => ({
  ...{ id: 'phone', name: 'export.zip', status: 'added', added: 4, critical: 0, alreadyThere: 0 },
  ...{ remaining: 0, leftOut: [], createdAt: '2026-11-20T08:10:00+05:30' },
  ...more,
});

type Open = IntegrationsScreenProps['onOpenExport'];
type Add = IntegrationsScreenProps['onAddExport'];
const read: Open = async (file) => ({ ok: true, file: await openAppleExport(file, { now }) });

const meta = {
  title: 'Screens/Integrations/Apple Health',
  component: IntegrationsScreen,
  parameters: {
    guide: {
      purpose: 'What is in my export of Apple Health, and what of it do I add?',
      operations: ['createHealthImport'],
      notes: [
        'The file is read on the device. All that is not added is told with its number and the reason, before anything is sent.',
        'Twelve months are proposed, without a type of which a watch measured more than ten thousand. Nothing is thinned out.',
        'Heart rates in motion are left out: a pulse of the record is assessed as one at rest.',
        'Readings are sent in parts that join one import: a lost connection loses nothing, and undoing removes all of it.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    connections,
    ...page,
    onUndo: fn<IntegrationsScreenProps['onUndo']>(async () => ({ ok: true })),
    onOpenExport: read,
    onAddExport: fn<Add>(async () => ({ ok: true, added: row() })),
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (day: number) => `2026-11-${day} 07:10:00 +0530`;
const sample = exportOf(
  pressure(128, 82, { source: 'Cuff', at: at(14) }),
  pressure(153, 97, { source: 'Cuff', at: at(15) }),
  record('BloodPressureSystolic', 212, { unit: 'mmHg', source: 'Cuff', at: at(16) }),
  record('HeartRate', 64, { at: at(14) }),
  record('HeartRate', 151, { at: at(15), inside: metadata('HKMetadataKeyHeartRateMotionContext', '2') }),
  record('HeartRate', 58, { at: '2022-03-04 06:00:00 +0530' }),
  record('OxygenSaturation', 0.97, { unit: '%', at: at(15) }),
  record('BodyTemperature', 45.6, { unit: 'degC', at: at(13) }),
  record('RestingHeartRate', 57, { at: at(15) }),
  record('StepCount', 812, { unit: 'count', at: at(15) }),
  '<Workout workoutActivityType="HKWorkoutActivityTypeYoga" startDate="2026-11-12 06:00:00 +0530" endDate="2026-11-12 06:30:00 +0530"/>',
);

async function choose(text = sample) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add from Apple Health' }));
  const form = within(await screen.findByRole('dialog'));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!found) throw new Error('No field for a file.');
    return found;
  });
  await userEvent.upload(input, new File([text], 'export.xml', { type: 'text/xml' }));
  return form;
}
const add = async (form: Awaited<ReturnType<typeof choose>>) =>
  userEvent.click(await form.findByRole('button', { name: 'Add readings' }));

export const AddingAnExport: Story = {
  play: async ({ args }) => {
    const form = await choose();
    await expect(await form.findByText('5 readings were found')).toBeVisible();
    await expect(await form.findByText(/212\/–: .* call 112\.$/)).toBeVisible();
    await expect(form.getByText(/Must be at most 45 °C.* call 112/)).toBeVisible();
    await expect(form.getByText(/^Heart rate: 1 is left out\. It was measured in motion/)).toBeVisible();
    await expect(form.getByText(/^Resting heart rate: 1 is left out/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '2 other types are not read' }));
    await expect(form.getByText('Step count: 1')).toBeVisible();
    await expect(await form.findByText('128–153 / 82–97 mmHg')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Oxygen saturation: 1' }));
    await expect(await form.findByText('3 readings will be added.')).toBeVisible();
    await add(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAddExport).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'export.xml',
        choice: { types: ['blood_pressure', 'pulse'], from: '2025-11-20' },
        after: null,
      }),
    );
  },
};

export const PreviewOfAnExport: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async () => {
    const form = await choose();
    (await form.findByText('4 readings will be added.')).scrollIntoView();
  },
};

export const ReadingAnExport: Story = {
  args: {
    onOpenExport: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => {});
    },
  },
  play: async () => {
    const form = await choose();
    const bar = await form.findByRole('progressbar', { name: 'The file is being read.' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
  },
};

export const SendingAndStopping: Story = {
  args: {
    onAddExport: fn<Add>(async ({ onSent, signal }) => {
      onSent({ index: 0, remaining: 3, row: row({ added: 1, remaining: 3 }) });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { ok: false, message: 'Stopped before all readings were added.' };
    }),
  },
  play: async ({ args }) => {
    const form = await choose();
    await form.findByText('4 readings will be added.');
    await add(form);
    await expect(await form.findByText('3 left')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Stop' }));
    await expect(await form.findByText('Stopped before all readings were added.')).toBeVisible();
    await expect(form.getByText(/^What was added stays\./)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(args.onAddExport).toHaveBeenCalledTimes(2));
    await expect(args.onAddExport).toHaveBeenLastCalledWith(
      expect.objectContaining({ after: expect.objectContaining({ index: 0 }) }),
    );
    await userEvent.click(await form.findByRole('button', { name: 'Stop' }));
    await form.findByRole('button', { name: 'Go on' });
    // Tells of the readings that were added though the dialog is left.
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await form.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};

export const UndoneElsewhere: Story = {
  args: {
    onAddExport: fn<Add>(async ({ onSent }) => {
      onSent({ index: 0, remaining: 3, row: row({ added: 1, remaining: 3 }) });
      onSent(null);
      return { ok: false, message: 'The import of this file was undone meanwhile.' };
    }),
  },
  play: async ({ args }) => {
    const form = await choose();
    await form.findByText('4 readings will be added.');
    await add(form);
    await expect(await form.findByText('The import of this file was undone meanwhile.')).toBeVisible();
    // Begins anew: the import is not there to go on with.
    await add(form);
    await expect(args.onAddExport).toHaveBeenLastCalledWith(expect.objectContaining({ after: null }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await form.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const CriticalReadingsThenAnotherFile: Story = {
  args: {
    onAddExport: fn<Add>(async ({ onSent }) => {
      onSent({ index: 0, remaining: 2, row: row({ added: 2, critical: 1, remaining: 2 }) });
      return { ok: false, message: 'Stopped before all readings were added.' };
    }),
  },
  play: async ({ canvas }) => {
    const form = await choose();
    await form.findByText('4 readings will be added.');
    await add(form);
    await form.findByText('Stopped before all readings were added.');
    const another = new File([exportOf(record('HeartRate', 64))], 'other.xml', { type: 'text/xml' });
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (input) await userEvent.upload(input, another);
    await form.findByText('1 reading was found');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await form.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText(/A reading that you added is critical/)).toBeVisible();
  },
};

export const SomeoneElsesZip: Story = {
  args: { onOpenExport: async () => ({ ok: false, fault: 'other-zip' }) },
  play: async ({ args }) => {
    const form = await choose();
    await expect(await form.findByText('This ZIP file holds no export of Apple Health.')).toBeVisible();
    await add(form);
    await expect(args.onAddExport).not.toHaveBeenCalled();
  },
};

export const ExportThatCannotBeRead: Story = {
  args: { onOpenExport: () => Promise.reject(new Error('The file was moved.')) },
  play: async () => {
    const form = await choose();
    await expect(await form.findByText('This file could not be read. Choose it again.')).toBeVisible();
  },
};

export const ManyHeartRates: Story = {
  play: async () => {
    const many = Array.from({ length: 10_001 }, (_, index) =>
      record('HeartRate', 60 + (index % 9), { at: at(14) }),
    );
    const form = await choose(exportOf(...many, record('BodyMass', 70.4, { unit: 'kg', at: at(14) })));
    await expect(await form.findByText('1 reading will be added.')).toBeVisible();
    await expect(form.getByText(/^A watch measures the heart rate every few minutes/)).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Pulse: 10,001' }));
    await expect(await form.findByText('10,002 readings will be added.')).toBeVisible();
  },
};

export const MoreThanAFileCanAdd: Story = {
  args: {
    async onOpenExport(file) {
      return { ok: true, file: { ...(await openAppleExport(file, { now })), maxReadings: 3 } };
    },
  },
  play: async ({ args }) => {
    const form = await choose();
    await form.findByText('4 readings will be added.');
    await add(form);
    await expect((await form.findAllByText(/^You chose 4 readings\. A file can add 3/))[0]).toBeVisible();
    await expect(args.onAddExport).not.toHaveBeenCalled();
  },
};

export const NothingInAnExport: Story = {
  play: async ({ args }) => {
    const form = await choose(exportOf(record('StepCount', 812, { unit: 'count' })));
    await expect(await form.findByText('0 readings were found')).toBeVisible();
    await add(form);
    await expect((await form.findAllByText('No reading of this file can be added.'))[0]).toBeVisible();
    await expect(args.onAddExport).not.toHaveBeenCalled();
  },
};

export const UnfinishedImport: Story = {
  args: {
    state: {
      phase: 'ready',
      rows: [row({ added: 3000, remaining: 5123 })],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^5,123 readings of this file are not added yet\./)).toBeVisible();
  },
};

export const UnfinishedUndoing: Story = {
  args: {
    state: {
      phase: 'ready',
      rows: [row({ added: 8123, status: 'undoing' })],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^A part of its readings is removed\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo export.zip' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove readings' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ id: 'phone' }));
  },
};
