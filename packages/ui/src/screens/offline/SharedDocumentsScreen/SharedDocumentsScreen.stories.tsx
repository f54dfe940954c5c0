import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { pictured } from '../../../catalogue/pictured';
import {
  type SharedDocument,
  SharedDocumentsScreen,
  type SharedDocumentsScreenProps,
  type SharedDocumentsState,
} from './SharedDocumentsScreen';

const documents: SharedDocument[] = [
  {
    id: 'a',
    name: 'Lipid profile 12 November.pdf',
    type: 'application/pdf',
    size: 184_000,
    sharedAt: '2026-11-20T08:31:00+05:30',
  },
  {
    id: 'b',
    name: 'IMG_20261118_prescription_cardiology_second_page_scanned_again.jpg',
    type: 'image/jpeg',
    size: 3_412_000,
    sharedAt: '2026-11-18T18:20:00+05:30',
  },
  {
    id: 'c',
    name: 'discharge-notes.txt',
    type: 'text/plain',
    size: 900,
    sharedAt: '2026-11-02T21:38:00+05:30',
  },
];
const ready: Extract<SharedDocumentsState, { phase: 'ready' }> = {
  phase: 'ready',
  rows: documents,
  notKept: [],
  isFull: false,
};

const meta = {
  title: 'Screens/Offline/Shared documents',
  component: SharedDocumentsScreen,
  parameters: {
    guide: {
      purpose:
        'Where is the document that I shared to this app from my e-mail or my scanner? It is on this device, and can be opened, saved and deleted there.',
      operations: [],
      notes: [
        'The documents are on no server: no doctor sees them, and they are lost with the device.',
        'They are encrypted, and removed when the person signs out.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onOpen: fn(),
    onSave: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SharedDocumentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const asked = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Delete this document?' }));

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Lipid profile 12 November.pdf' }));
    await expect(args.onOpen).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Save to my files discharge-notes.txt' }));
    await expect(args.onSave).toHaveBeenCalledWith('c');
    await expect(canvas.getByText('PDF document, 184 kB')).toBeVisible();
  },
};

export const Empty: Story = { args: { state: { ...ready, rows: [] } } };

export const SomeNotKept: Story = {
  args: {
    state: {
      ...ready,
      isFull: true,
      notKept: [
        { name: 'mri-series.zip', reason: 'kind' },
        { name: 'ultrasound.mp4', reason: 'too-large' },
        { name: 'scan-3.pdf', reason: 'full' },
        { name: 'note.txt', reason: 'empty' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('4 documents were not kept.');
    await expect(canvas.getByText('scan-3.pdf: this device is full.')).toBeVisible();
  },
};

export const Full: Story = { args: { state: { ...ready, isFull: true } } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const AskedBeforeDeleting: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Lipid profile 12 November.pdf' }));
    const words = (await asked()).getByText(/^“Lipid profile 12 November.pdf” will be deleted/);
    await waitFor(() => expect(words).toBeVisible());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Removes what it is told to, as the app does. */
function FakeApp(props: SharedDocumentsScreenProps) {
  const [kept, setKept] = useState<readonly SharedDocument[]>(documents);
  return (
    <SharedDocumentsScreen
      {...props}
      state={{ ...ready, rows: kept }}
      onDelete={(id) => setKept(kept.filter((document) => document.id !== id))}
    />
  );
}

export const DeletedByKeyboard: Story = {
  render: (args) => <FakeApp {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: /^Delete Lipid/ });
    // The sequence begins wherever the focus was before.
    for (let stop = 0; stop < 6 && document.activeElement !== first; stop += 1) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const question = await asked();
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Lipid profile 12 November.pdf')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Shared documents' })).toHaveFocus());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
