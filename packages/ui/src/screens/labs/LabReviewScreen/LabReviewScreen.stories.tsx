import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { LabReviewScreen, type LabReviewScreenProps } from './LabReviewScreen';
import type { LabReading, LabResult } from './types';

type Props = LabReviewScreenProps;

const rows = [
  ['HbA1c (HPLC)', '71 H', '%', '4.0 - 5.6'],
  ['Cholesterol, total', '212 H', 'mg/dL', '< 200'],
  ['HDL', '38 L', 'mg/dL', '> 40'],
  ['Creatinine, serum', '0.9', 'mg/dL', '0.7 - 1.3'],
  ['Vitamin B12', '2~', 'pg/mL', ''],
] as const;
const top = (place: number) => 0.2 + place * 0.06;

/** The page of an invented laboratory, drawn here. */
const page = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" font-family="sans-serif" font-size="14"><rect width="600" height="800" fill="white"/><text x="48" y="64" font-size="22" fill="#2b4a8b">AAROGYA DIAGNOSTICS</text><text x="48" y="104">Name: ASHA KULKARNI   Collected: 17-Nov-2026</text>${rows
    .map(([name, value, unit, range], place) => {
      const y = (top(place) + 0.016) * 800;
      return `<text x="48" y="${y}">${name}</text><text x="280" y="${y}">${value}</text><text x="350" y="${y}">${unit}</text><text x="460" y="${y}">${range.replace('<', '&lt;').replace('>', '&gt;')}</text>`;
    })
    .join('')}</svg>`,
)}`;

const box = (place: number) => ({ left: 0.455, top: top(place) - 0.006, width: 0.22, height: 0.03 });
const result = (place: number, said: Partial<LabResult>): LabResult => ({
  page: 0,
  box: box(place),
  analyte: null,
  name: rows[place]?.[0] ?? '',
  label: null,
  loinc: null,
  text: rows[place]?.[1] ?? '',
  comparator: '',
  number: null,
  words: null,
  unit: rows[place]?.[2] ?? null,
  unitText: rows[place]?.[2] ?? null,
  rangeText: rows[place]?.[3] ?? null,
  standing: null,
  doubts: [],
  ...said,
});

const reading: LabReading = {
  status: 'read',
  reason: null,
  how: 'picture',
  milliseconds: 18_400,
  doubts: [],
  pages: [{ fileId: 'f1', page: 1, hasPreview: true }],
  results: [
    result(0, {
      ...{ analyte: 'hba1c', label: 'HbA1c', loinc: '4548-4', number: 71, standing: 'above' },
      doubts: [
        { kind: 'implausible', texts: [] },
        { kind: 'point-lost', texts: ['7.1'] },
      ],
    }),
    result(1, {
      ...{ analyte: 'cholesterol', label: 'Cholesterol, total', loinc: '2093-3', number: 212 },
      standing: 'above',
    }),
    result(2, {
      ...{ analyte: 'hdl', label: 'HDL cholesterol', loinc: '2085-9', number: 38, standing: 'below' },
    }),
    result(3, {
      ...{ analyte: 'creatinine', label: 'Creatinine', loinc: '2160-0', number: 0.9, standing: 'inside' },
    }),
  ],
  lines: [
    {
      page: 0,
      box: { left: 0.08, top: 0.05, width: 0.5, height: 0.04 },
      kind: 'text',
      text: 'AAROGYA DIAGNOSTICS',
    },
    {
      ...{ page: 0, box: { left: 0.07, top: top(4) - 0.008, width: 0.6, height: 0.034 } },
      ...{ kind: 'unread', text: 'Vitamin B12 2~ pg/mL' },
    },
  ],
  decisions: [],
  day: '2026-11-17',
  isOfMe: false,
  notice: 'This material contains content from LOINC (http://loinc.org).',
  version: 2,
};
const ready = (said: Partial<LabReading>): Props['state'] => ({
  phase: 'ready',
  reading: { ...reading, ...said },
});

const meta = {
  title: 'Screens/Lab report',
  component: LabReviewScreen,
  parameters: {
    guide: {
      purpose: 'What did you read from my report, is it right, and what do I have to decide?',
      operations: ['readLabReading', 'startLabReading', 'updateLabReading', 'previewRecordFile'],
      notes: [
        'Each value has a number, which is at its place on the page too.',
        'A doubtful value needs a decision; until then nothing can be saved. Lines that were not understood are shown.',
        'Ranges are those that the page prints. They are the laboratory’s, not ours.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready({}),
    recordHref: '/dashboard/medical-records/r1',
    pictures: { f1: [page] },
    analytes: [
      { id: 'hba1c', name: 'HbA1c', units: ['%', 'mmol/mol'], limits: { '%': [2, 25] } },
      { id: 'vitamin-b12', name: 'Vitamin B12', units: ['pg/mL', 'pmol/L'], limits: {} },
    ],
    today: '2026-11-20',
    starting: { phase: 'idle' },
    canBeRead: true,
    onStart: fn(),
    onByHand: fn(),
    onSave: fn<Props['onSave']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof LabReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
export const OneNeedsADecision: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decide on HbA1c first, then you can save.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save 4 values' })).toBeDisabled();
  },
};

export const DecidesAndSaves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'It says 7.1 %' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it out HDL cholesterol' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 values' }));
    const value = { analyte: 'hba1c', comparator: '', number: 7.1, words: null, unit: '%' };
    await expect(args.onSave).toHaveBeenCalledWith({
      decisions: [
        { kind: 'corrected', place: 0, value },
        { kind: 'left-out', place: 2, value: null },
      ],
      day: '2026-11-17',
      isOfMe: false,
      save: true,
    });
  },
};

export const FollowsTheKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the pages larger' }));
    await expect(canvas.getByRole('region', { name: 'Page 1 of 1' })).toHaveAttribute('tabindex', '0');
    canvas.getByRole('button', { name: 'Correct Creatinine' }).focus();
    const marked = () => canvasElement.querySelector('[data-active]');
    await waitFor(() => expect(marked()).toHaveTextContent('4'));
    canvas.getByRole('button', { name: 'It says 7.1 %' }).focus();
    await waitFor(() => expect(marked()).toHaveTextContent('1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Make the pages smaller' }));
    await expect(canvas.queryByRole('region', { name: 'Page 1 of 1' })).toBeNull();
  },
};

export const TypesAnotherValue: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Type it in/ }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Use this value' }));
    await expect((await form.findAllByText('Choose the test.'))[0]).toBeVisible();
    await userEvent.type(form.getByRole('combobox', { name: /^Test/ }), 'Vitamin');
    await userEvent.click(await screen.findByRole('option', { name: 'Vitamin B12' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Value/ }), '210');
    await userEvent.click(form.getByRole('button', { name: /Unit/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'pg/mL' }));
    await userEvent.click(form.getByRole('button', { name: 'Use this value' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Added: Vitamin B12 210 pg/mL')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep decisions for later' }));
    const range = { low: null, high: null };
    const value = {
      ...{ analyte: 'vitamin-b12', comparator: '', number: 210, words: null, unit: 'pg/mL' },
      ...range,
    };
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ decisions: [{ kind: 'typed', place: 1, value }], save: false }),
    );
  },
};

export const Saved: Story = {
  args: {
    state: ready({
      status: 'saved',
      decisions: [
        {
          ...{ kind: 'corrected', place: 0 },
          value: { analyte: 'hba1c', comparator: '', number: 7.1, words: null, unit: '%' },
        },
      ],
    }),
  },
};

export const Refused: Story = {
  args: {
    state: ready({ results: reading.results.slice(1) }),
    onSave: fn<Props['onSave']>(async () => ({ ok: false, message: 'This was changed on another device.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save 3 values' }));
    await expect(await canvas.findByText('This was changed on another device.')).toBeVisible();
  },
};

export const DayUnsureAndTwoPeople: Story = {
  args: {
    state: ready({
      doubts: ['date-unsure', 'two-people'],
      day: null,
      results: reading.results.slice(1),
    }),
  },
};

export const NoPictures: Story = {
  args: { pictures: { f1: ['failed'] }, state: ready({ results: [] }) },
};

export const BeingRead: Story = { args: { state: ready({ status: 'reading' }) } };

export const Unreadable: Story = {
  args: { state: ready({ status: 'unreadable', reason: 'no-words' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read it again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const NotReadYet: Story = { args: { state: { phase: 'absent' } } };

export const NothingToRead: Story = {
  args: { canBeRead: false, state: { phase: 'absent' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Read the values' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Type in the values' }));
    await expect(args.onByHand).toHaveBeenCalledOnce();
  },
};

const byHand = ready({ how: null, pages: [], results: [], lines: [], milliseconds: null, day: null });

export const ByHandThoughItCanBeRead: Story = {
  args: { state: byHand },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a value' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the values' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const ByHand: Story = {
  args: { canBeRead: false, state: byHand },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Enter the day first, then you can save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a value' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('combobox', { name: /^Test/ }), 'HbA1c');
    await userEvent.click(await screen.findByRole('option', { name: 'HbA1c' }));
    const value = form.getByRole('textbox', { name: /^Value/ });
    await userEvent.type(value, '61');
    await userEvent.click(form.getByRole('button', { name: /Unit/ }));
    await userEvent.click(await screen.findByRole('option', { name: '%' }));
    await userEvent.click(form.getByRole('button', { name: 'Use this value' }));
    await expect((await form.findAllByText(/^Check the value and its unit/))[0]).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'The report says 61 %' })).not.toBeChecked();
    await userEvent.clear(value);
    await userEvent.type(value, '6.1');
    await expect(form.queryByRole('checkbox')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: /from/ }), '5.6');
    await userEvent.type(form.getByRole('textbox', { name: /, to/ }), '4');
    await userEvent.click(form.getByRole('button', { name: 'Use this value' }));
    await expect((await form.findAllByText('The range ends before it begins.'))[0]).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: /from/ }));
    await userEvent.clear(form.getByRole('textbox', { name: /, to/ }));
    await userEvent.type(form.getByRole('textbox', { name: /, to/ }), '5.6');
    await userEvent.click(form.getByRole('button', { name: 'Use this value' }));
    await expect(await canvas.findByText('Added: HbA1c 6.1 %')).toBeVisible();
    await expect(canvas.getByText('Range on the page: up to 5.6')).toBeVisible();
  },
};

export const Offline: Story = { args: { isOffline: true } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
