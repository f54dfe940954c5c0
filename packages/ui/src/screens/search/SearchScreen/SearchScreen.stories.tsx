import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { SearchScreen } from './SearchScreen';
import { found, nothing, ofEachGroup } from './test/example-search';
import type { SearchGroup } from './types';

const inPhase = (phase: 'loading' | 'failed' | 'not-on-device', ids: readonly string[]): SearchGroup[] =>
  found.map((group) => (ids.includes(group.id) ? { id: group.id, phase } : group));

const meta = {
  title: 'Screens/Search/Search',
  component: SearchScreen,
  parameters: {
    guide: {
      purpose:
        'Where is it? Finds among the pages of this role, what the person has recorded, their news and the articles of the hub. Each area registers what can be found in it in its file `search.ts`.',
      operations: [
        ...[
          'listVitalSigns',
          'listLabObservations',
          'listMedicines',
          'listPrescriptions',
          'listMedicalRecords',
        ],
        ...['readMedicalHistory', 'listHealthFacts', 'listConsultations', 'listInsights', 'listHealthGoals'],
        ...[
          'listSavedTrials',
          'listEmergencyContacts',
          'listFamilyMembers',
          'listConsents',
          'listHealthLinks',
        ],
        ...['listOrders', 'listDeliveryAddresses', 'listProducts', 'listNotifications'],
        ...['listDoctorPatients', 'listDoctorConsultations'],
      ],
      notes: [
        'What is typed stays on this device while the device can read the whole list.',
        'Of more than a hundred documents or products the server searches the rest, once typing pauses; if it cannot, the page says so.',
        'A doctor asks the server for patients and their visits, and only when they say so: each who is found reads of it.',
        'Without a network it searches what the device holds, and says of each part that is not there.',
        'Typing errors are forgiven.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    words: 'glucose',
    query: 'glucose',
    groups: found,
    isOffline: false,
    onWords: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Vital signs/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /138 mg/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /118 mg/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(canvas.getByRole('link', { name: /118 mg/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('9 results for “glucose”');
  },
};

/** Patients are asked for when the doctor says so: each who is found reads of it. */
export const PatientsToAskFor: Story = {
  args: {
    words: 'asha',
    query: 'asha',
    groups: [
      { id: 'pages', phase: 'ready', results: [] },
      { id: 'patients', phase: 'to-ask' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look for “asha” among your patients' }));
    await expect(args.onRetry).toHaveBeenCalledWith('patients');
  },
};

export const NobodyAmongPatients: Story = {
  args: {
    words: 'zzz',
    query: 'zzz',
    groups: [...nothing.slice(0, 1), { id: 'patients', phase: 'ready', results: [], isAsked: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None of your patients has a name that begins like this.')).toBeVisible();
  },
};

/** A doctor finds their own patients, and is told that there are more. */
export const PatientsOfADoctor: Story = {
  args: {
    words: 'asha',
    query: 'asha',
    groups: [
      { id: 'pages', phase: 'ready', results: [] },
      {
        id: 'patients',
        phase: 'ready',
        results: [
          { id: 'asha', title: 'Asha Kulkarni', detail: 'Open to you', href: '/dashboard/patients/asha' },
          {
            id: 'other',
            title: 'Asha Menon',
            detail: 'Asked',
            href: '/dashboard/patients?status=requested',
          },
        ],
        note: 'Shown are the first 20. Type more of the name to find others.',
      },
    ],
  },
};

/** A patient finds what they have in any part; of documents the rest could not be searched. */
export const OfEachGroup: Story = {
  args: { words: 'telmisartan', query: 'telmisartan', groups: ofEachGroup },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region').length).toBe(ofEachGroup.length);
    await expect(canvas.getByText('Searched: the newest 100 of 2000.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('documents');
  },
};

/** Visits are asked for like patients: each patient who is found reads of it. */
export const VisitsToAskFor: Story = {
  args: {
    words: 'asha',
    query: 'asha',
    groups: [
      { id: 'pages', phase: 'ready', results: [] },
      { id: 'patients', phase: 'ready', results: [], isAsked: true },
      { id: 'patient-visits', phase: 'to-ask' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look for “asha” among your consultations' }));
    await expect(args.onRetry).toHaveBeenCalledWith('patient-visits');
  },
};

export const NothingTyped: Story = {
  args: { words: '', query: '', groups: nothing },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'h');
    await expect(args.onWords).toHaveBeenLastCalledWith('h');
  },
};

export const NothingFound: Story = { args: { words: 'zzz', query: 'zzz', groups: nothing } };
export const Searching: Story = { args: { groups: inPhase('loading', ['readings', 'articles']) } };

export const Failed: Story = {
  args: { groups: inPhase('failed', ['readings']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('readings');
  },
};

export const Offline: Story = {
  args: { isOffline: true, groups: inPhase('not-on-device', ['notifications']) },
};
