import { cast, examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { guidelines } from '../../../catalogue/test/guidelines';
import { granted } from '../../consent/test/example-consents';
import { check, kinds, record } from './test/clinical-rules';
import {
  type HistoryState,
  VitalSignsScreen,
  type VitalSignsScreenProps,
  type VitalSignsState,
} from './VitalSignsScreen';

const { items } = examples.readVitalSignSummary.answers['200'].asha.data;
const rows = cast.readings.asha.slice(0, 10);
const history: HistoryState = {
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: cast.readings.asha.length, pages: 5 },
};
const ready: VitalSignsState = { phase: 'ready', items, history };

const meta = {
  title: 'Screens/Vital signs/Vital signs',
  component: VitalSignsScreen,
  parameters: {
    guide: {
      purpose:
        'What were my readings, what do they mean, and how do I add one? The latest of each type with its interpretation, then the history.',
      operations: [
        'listVitalSigns',
        'readVitalSignSummary',
        'recordVitalSign',
        'updateVitalSign',
        'deleteVitalSign',
      ],
      sources: guidelines,
      notes: [
        'Each interpretation names the range that it is based on.',
        'An impossible value is refused with the reason; an unusual value needs confirmation; a critical reading says at once what to do.',
        'Not assessed is not normal: the reason is shown beside it.',
        'Offline it shows data that was read before, with its age. New readings are kept on the device and interpreted there at once, critical advice included; they are marked as not sent until the server has them.',
        "The steps of first aid in critical readings need a clinician's review before anyone relies on them.",
      ],
    } satisfies ScreenGuide,
    layout: 'padded',
  },
  args: {
    state: ready,
    filter: { type: null, period: '30d' },
    kinds,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    check,
    loadArticles: () =>
      Promise.resolve([
        {
          title: 'Measuring your blood pressure at home',
          href: '/knowledge-hub/measuring-blood-pressure-at-home',
        },
      ]),
    access: {
      load: () => Promise.resolve({ isOnlyYou: false, seenBy: [granted] }),
      change: async (_, isOnlyYou) => ({
        ok: true,
        access: { isOnlyYou, seenBy: isOnlyYou ? [] : [granted] },
      }),
    },
    onRetry: fn(),
    onRetryHistory: fn(),
    onFilterChange: fn(),
    onPageChange: fn(),
    onRecord: fn<VitalSignsScreenProps['onRecord']>(async (draft) => ({ ok: true, reading: record(draft) })),
    onChange: fn<VitalSignsScreenProps['onChange']>(async ({ id, version }, draft) => ({
      ok: true,
      reading: record(draft, id, version + 1),
    })),
    onDelete: fn<VitalSignsScreenProps['onDelete']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof VitalSignsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Eight types measured. Blood pressure and glucose most often.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show four more types' }));
    await expect(canvas.getByRole('button', { name: 'Show fewer types' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer types' }));
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const Empty: Story = {
  args: {
    state: {
      phase: 'ready',
      items: [],
      history: { phase: 'ready', rows: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } },
    },
  },
};

export const NothingForThisChoice: Story = {
  args: {
    filter: { type: 'height', period: '7d' },
    state: {
      phase: 'ready',
      items,
      history: { phase: 'ready', rows: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all readings' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ type: null, period: 'all' });
  },
};

export const OnlyTheHistoryFailed: Story = {
  args: { state: { phase: 'ready', items, history: { phase: 'failed' } } },
};

export const HistoryLoading: Story = {
  args: { state: { phase: 'ready', items, history: { phase: 'loading' } } },
};

export const AnotherPageOnItsWay: Story = {
  args: { state: { phase: 'ready', items, history: { ...history, isPending: true } } },
};

export const OneKindOnly: Story = {
  args: { state: { phase: 'ready', items: items.slice(0, 1), history } },
};

export const LongContent: Story = {
  args: {
    state: {
      phase: 'ready',
      items,
      history: {
        ...history,
        rows: rows.map((row) => ({
          ...row,
          note: 'Measured after a night with little sleep, two cups of coffee and a long walk up to the temple. '.repeat(
            4,
          ),
          enteredBy: { self: false, name: 'Venkatanarasimharajuvaripeta Subramanian Krishnamurthy' },
        })),
      },
    },
  },
};

export const FilteredByKind: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /All types/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Glucose' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ type: 'glucose', period: '30d' });
  },
};

/** The printed page is also checked in print mode (`scripts/stories/paper.ts`). */
export const Printed: Story = {
  args: {
    person: { name: 'Asha Kulkarni', birthDate: '1972-03-14' },
    onReadAll: async () => cast.readings.asha,
  },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(canvas.getByText(/born 14 March 1972/)).toBeInTheDocument();
  },
};

export const NotPrinted: Story = {
  args: { person: Printed.args?.person, onReadAll: () => Promise.reject(new Error('No server is reached.')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(await canvas.findByText(/nothing was printed/)).toBeVisible();
  },
};

export const AnOlderPage: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** A reading of the history says what it said when it was saved. */
export const WhatAReadingMeans: Story = {
  play: async ({ canvas }) => {
    const [above] = canvas.getAllByRole('row', { name: /Above range/ });
    await userEvent.click(within(above as HTMLElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'What it means' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What this reading means' }));
    const more = await dialog.findByRole('link', { name: 'Measuring your blood pressure at home' });
    await waitFor(() => expect(more).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Above range')).toBeVisible());
    await expect(dialog.getByText(/show both to a doctor/)).toBeVisible();
    await expect(dialog.getByText(/in range from 70 to 99/)).toBeVisible();
  },
};
