import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ashaFound, asking, clock, granted, kinds, longNamed, rowOf, today } from '../test/sample-patients';
import {
  contacts,
  inEmergency,
  labReports,
  medicines,
  narrow,
  noMedicines,
  readings,
  summary,
} from '../test/sample-record';
import type { SharedSummary } from '../types';
// There at once, so that a picture shows the record and not that it is coming.
import './PatientRecord';
import { PatientViewScreen, type PatientViewScreenProps } from './PatientViewScreen';

const ready = (shown: SharedSummary): PatientViewScreenProps['state'] => ({ phase: 'ready', summary: shown });

/** A page of a report, drawn here. */
const page = () =>
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="white"/><rect x="30" y="30" width="120" height="14" fill="#0F6F67"/><rect x="30" y="80" width="300" height="8" fill="#cfcabf"/></svg>',
    ],
    { type: 'image/svg+xml' },
  );

const meta = {
  title: 'Screens/Doctor access/Record of a patient',
  component: PatientViewScreen,
  parameters: {
    guide: {
      purpose:
        'Who is this, what must I know first, how do the latest readings stand, and why may I see it? The record of a patient, exactly as wide as it was granted.',
      operations: [
        'readPatientSummary',
        'readPatientRecords',
        'requestAuthorization',
        'previewSharedFile',
        'downloadSharedFile',
      ],
      notes: [
        'What is not shared, and what nobody told, is said: silence must not pass for "none".',
        'The headline counts statuses of readings. It is no diagnosis, and knows no target that nobody set.',
        'Of the medicines that a patient keeps, what each is for and which doses were taken is not shared.',
        'Nothing of it is kept on the device. Without a live connection it is hidden; it is gone as soon as the patient ends the access.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready(summary),
    clock,
    today,
    kinds,
    chosen: null,
    secondsLeft: null,
    entries: { phase: 'loading' },
    onMore: fn(),
    loadPage: fn<PatientViewScreenProps['loadPage']>(async () => page()),
    onSaveFile: fn<PatientViewScreenProps['onSaveFile']>(async () => undefined),
    onRetry: fn(),
    onRetryEntries: fn(),
    onAsk: fn<PatientViewScreenProps['onAsk']>(async () => ({ ok: true })),
  },
  // The record comes with code of its own.
  loaders: [() => import('./PatientRecord')],
} satisfies Meta<typeof PatientViewScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Why you can see this' }));
    await expect(canvas.getByText(/allowed it 2 Nov/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Vital signs/ })).toHaveAttribute(
      'href',
      `/dashboard/patients/${ashaFound.id}?kind=vital-signs`,
    );
  },
};

/** The least that can be shared: what is not shared is said. */
export const Narrow: Story = { args: { state: ready(narrow) } };

export const InAnEmergency: Story = { args: { state: ready(inEmergency), secondsLeft: 725 } };

/** Several accesses at once, one asked for, and a long name. */
export const LongName: Story = {
  args: {
    state: ready({
      ...summary,
      patient: {
        ...rowOf(longNamed, 'active', asking, granted, {
          ...granted,
          id: '2',
          entryIds: ['1', '2'],
          origin: 'share',
        }),
        dateOfBirth: '1938-01-02',
      },
    }),
  },
};

export const Readings: Story = {
  args: {
    chosen: 'vital-signs',
    entries: { phase: 'ready', rows: readings, hasMore: true, isPending: false },
  },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Why you can see this, Blood pressure/ });
    if (!first) throw new Error('No entry says why it is seen.');
    await userEvent.click(first);
    const panel = document.getElementById(first.getAttribute('aria-controls') ?? '');
    await expect(panel).toHaveTextContent('Until 30 Nov, 11:59 pm.');
    await expect(panel).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Medicines: Story = {
  args: {
    chosen: 'medicines',
    entries: {
      phase: 'ready',
      rows: [...medicines, ...summary.history.filter(({ kind }) => kind === 'medicines')],
      hasMore: false,
      isPending: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Why you can see this, Metformin 500 mg' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Since 11 Aug 2025 · Ended 15 Aug 2025/)).toBeVisible();
  },
};

const unseen = (shown: SharedSummary, words: RegExp): Story => ({
  args: { state: ready(shown) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByText('Nothing that you may see was entered.')).toBeNull();
  },
});

export const MedicinesOfAnOldConsent = unseen(noMedicines(true), /may be missing/);

export const MedicinesOfSomeDays = unseen(
  noMedicines(false, { dates: { from: '2026-11-01', to: '2026-11-20' } }),
  /^Medicines that began before the days/,
);

export const NoMedicines: Story = {
  args: { state: ready(noMedicines(false)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing that you may see was entered.')).toBeVisible();
  },
};

export const LabReports: Story = {
  args: {
    state: ready({
      ...summary,
      shared: [
        ...summary.shared,
        { kind: 'lab-reports', count: 2, isPart: false, from: '2026-11-12', to: '2026-11-12' },
      ],
    }),
    chosen: 'lab-reports',
    entries: { phase: 'ready', rows: labReports, hasMore: false, isPending: false },
  },
};

/** Its pages are asked for, each time; and let go of. */
export const PagesOfAFile: Story = {
  args: LabReports.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the pages hba1c-november.pdf' }));
    await expect(await canvas.findByRole('img', { name: 'hba1c-november.pdf, page 2' })).toBeVisible();
    await expect(args.loadPage).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the file hba1c-november.pdf' }));
    await expect(args.onSaveFile).toHaveBeenCalledOnce();
  },
};

export const PagesNotLoaded: Story = {
  args: {
    ...LabReports.args,
    loadPage: fn<PatientViewScreenProps['loadPage']>(() => Promise.reject(new Error('Ended.'))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the pages hba1c-november.pdf' }));
    await expect(await canvas.findAllByText('The picture of this page could not be loaded.')).toHaveLength(2);
  },
};

export const EmergencyContacts: Story = {
  args: {
    chosen: 'emergency-contacts',
    entries: { phase: 'ready', rows: contacts, hasMore: false, isPending: false },
  },
};

export const EntriesLoading: Story = { args: { chosen: 'medicines' } };

export const EntriesFailed: Story = {
  args: { chosen: 'medicines', entries: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryEntries).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Hidden: Story = { args: { state: { phase: 'hidden' } } };

export const Gone: Story = { args: { state: { phase: 'gone' } } };

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AsksForMore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for more' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Asha Kulkarni for access' }));
    await expect(dialog.getByRole('checkbox', { name: 'Immunisations' })).not.toBeChecked();
  },
};

/** The line is cut while the doctor writes: the record goes, the request stays, and can be sent. */
export const AsksWhileTheRecordIsHidden: Story = {
  render: (args) => {
    const [isCut, setIsCut] = useState(false);
    useEffect(() => {
      const cut = () => setIsCut(true);
      addEventListener('story-cut', cut);
      return () => removeEventListener('story-cut', cut);
    }, []);
    return <PatientViewScreen {...args} state={isCut ? { phase: 'hidden' } : args.state} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for more' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Asha Kulkarni for access' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Her cough is back.');
    dispatchEvent(new Event('story-cut'));
    await canvas.findByText('Hidden until we are connected');
    await expect(canvas.queryByText('Ask for more')).toBeNull();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Her cough is back.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Immunisations' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledOnce());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
