import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { recordOf, sampleRecords } from '../private/sample-records';
import type { RecordRow } from '../types';
import { MedicalRecordsScreen, type RecordsFilter } from './MedicalRecordsScreen';

const whole: RecordsFilter = { type: null, year: null, tag: null, search: '', isDeleted: false };
const readyWith = (rows: readonly RecordRow[]) =>
  ({
    phase: 'ready',
    rows,
    pagination: { page: 1, limit: 20, total: rows.length, pages: 1 },
    counts: [
      { month: '2026-11', type: 'lab_report', count: 2 },
      { month: '2026-11', type: 'prescription', count: 1 },
      { month: '2026-10', type: 'encounter_note', count: 1 },
      { month: '2025-08', type: 'imaging', count: 1 },
      { month: null, type: 'allergy', count: 1 },
    ],
    deleted: 2,
    storage: { usedBytes: 41_500_000, maxBytes: 2_147_483_648 },
  }) as const;

const meta = {
  title: 'Screens/Records/Medical records',
  component: MedicalRecordsScreen,
  parameters: {
    guide: {
      purpose: 'Where is that report, and what is in my record from that year?',
      operations: ['listMedicalRecords', 'readMedicalRecordSummary'],
      notes: [
        'Records stand by year and month of their own date; those without a date come last.',
        'Without a network, what was opened before is read from this device, with its age.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: readyWith(sampleRecords),
    filter: whole,
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onFilter: fn(),
    hrefOfTag: (tag: string) => `/dashboard/medical-records?tag=${tag}`,
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MedicalRecordsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('list', { name: 'Records of November 2026' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your records' }), 'lipid{Enter}');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...whole, search: 'lipid' });
    await userEvent.click(canvas.getByRole('button', { name: 'Deleted records (2)' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...whole, isDeleted: true });
  },
};

export const ManyPages: Story = {
  args: {
    state: { ...readyWith(sampleRecords), pagination: { page: 2, limit: 20, total: 2_000, pages: 100 } },
  },
};

export const Found: Story = {
  args: {
    state: readyWith(sampleRecords.slice(0, 1)),
    filter: { ...whole, tag: 'heart', search: 'lipid', type: 'lab_report', year: '2026' },
  },
};

export const NothingFound: Story = {
  args: { state: readyWith([]), filter: { ...whole, search: 'echo' } },
  play: async ({ args, canvas, userEvent }) => {
    const [clear] = canvas.getAllByRole('button', { name: 'Show all records' });
    if (clear) await userEvent.click(clear);
    await expect(args.onFilter).toHaveBeenCalledWith(whole);
  },
};

export const Empty: Story = {
  args: { state: { ...readyWith([]), counts: [], deleted: 0, storage: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Upload a record' })).toHaveLength(1);
  },
};

export const Deleted: Story = {
  args: { state: readyWith(sampleRecords.slice(1, 3)), filter: { ...whole, isDeleted: true } },
};

export const NothingDeleted: Story = {
  args: { state: readyWith([]), filter: { ...whole, isDeleted: true } },
};

export const Offline: Story = {
  args: {
    state: { ...readyWith(sampleRecords), readAt: '2026-11-19T18:12:00+05:30' },
    isOffline: true,
  },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const LongContent: Story = {
  args: {
    state: readyWith([
      recordOf({
        title: `Report_${'of_a_laboratory_without_spaces_'.repeat(3)}2026`.slice(0, 120),
        source:
          'Venkatanarasimharajuvaripeta Multispeciality Hospital and Research Institute, Outpatient Block C',
        tags: ['a tag of thirty characters, ok', 'ಮಧುಮೇಹ', 'हृदय', 'heart', 'kidney', 'follow-up'],
      }),
    ]),
  },
};
