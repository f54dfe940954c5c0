import { cast, examples } from '@nadi/contract/examples';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../../catalogue/pictured';
import { record } from './test/clinical-rules';
import { added, rowsWithUnsent } from './test/example-unsent';
import { dialog, enterBloodPressure, openFormByKeyboard, openMenu, save } from './test/form-steps';
import {
  type VitalSignsScreenProps as Props,
  VitalSignsScreen,
  type VitalSignsState,
} from './VitalSignsScreen';
import vitalSigns from './VitalSignsScreen.stories';

const { items: read } = examples.readVitalSignSummary.answers['200'].asha.data;
const items = read.map((item) => (item.type === 'blood_pressure' ? { ...item, latest: added } : item));
const pagination = { page: 1, limit: 10, total: cast.readings.asha.length, pages: 5 };
const nothing = { page: 1, limit: 10, total: 0, pages: 0 };
const readAt = '2026-11-20T07:10:00+05:30';
const state: VitalSignsState = {
  phase: 'ready',
  readAt,
  items,
  history: { phase: 'ready', rows: rowsWithUnsent, pagination },
};

export default {
  ...vitalSigns,
  title: 'Screens/Vital signs/Offline',
  component: VitalSignsScreen,
  args: {
    ...vitalSigns.args,
    state,
    isOffline: true,
    onRecord: fn<Props['onRecord']>(async (draft) => ({ ok: true, reading: record(draft), isUnsent: true })),
    onChange: fn<Props['onChange']>(async ({ id, version }, draft) => ({
      ok: true,
      reading: record(draft, id, version),
      isUnsent: true,
    })),
    onDelete: fn<Props['onDelete']>(async () => ({ ok: true, isUnsent: true })),
    onUndoDelete: fn<NonNullable<Props['onUndoDelete']>>(),
    onResolve: fn<NonNullable<Props['onResolve']>>(),
  },
};
type Story = StoryObj<typeof vitalSigns>;

export const Offline: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You are offline\. Shown from this device/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Decide about / }));
    await expect(args.onResolve).toHaveBeenCalledWith(rowsWithUnsent[5]);
  },
};

/** There is a connection, but the server does not answer. */
export const ServerNotReached: Story = { args: { isOffline: false } };

export const NothingOnThisDevice: Story = {
  args: { state: { phase: 'not-on-device' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your readings are not on this device yet')).toBeVisible();
    const form = await enterBloodPressure(canvas, '122', '78');
    await save(form);
    await expect(await form.findByText('Not sent yet')).toBeVisible();
  },
};

/** The browser knows of a network, and the server does not answer: as when it is down, or behind a hotel's sign-in page. */
export const NothingHereAndServerNotReached: Story = {
  args: { isOffline: false, state: { phase: 'not-on-device' }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    const form = await enterBloodPressure(canvas, '122', '78');
    await save(form);
    await expect(await form.findByText('Not sent yet')).toBeVisible();
  },
};

export const OnlyWhatWasAddedHere: Story = {
  args: {
    state: {
      phase: 'ready',
      isUnsentOnly: true,
      items: items.slice(0, 1),
      history: { phase: 'not-on-device', rows: [added] },
    },
  },
};

export const OnlyWhatWasAddedAndServerNotReached: Story = {
  args: { ...OnlyWhatWasAddedHere.args, isOffline: false, onRetryHistory: fn() },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^Only what is waiting to be sent is on this device\. We could not reach/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryHistory).toHaveBeenCalledOnce();
  },
};

export const ThisPageIsNotHere: Story = {
  args: {
    state: {
      phase: 'ready',
      readAt,
      items,
      history: { phase: 'not-on-device', rows: [], pagination: { ...pagination, page: 3 } },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not on this device. Connect to see it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const ThisChoiceIsNotHere: Story = {
  args: {
    filter: { type: 'blood_pressure', period: '1y' },
    state: { phase: 'ready', readAt, items, history: { phase: 'not-on-device', rows: [added] } },
    onClearChoice: fn(),
  },
};

export const ChoiceClearedByKeyboard: Story = {
  args: {
    ...ThisChoiceIsNotHere.args,
    state: { phase: 'ready', readAt, items, history: { phase: 'not-on-device', rows: [] } },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not on this device. Connect to see it.')).toBeVisible();
    canvas.getByRole('button', { name: 'Show the last 30 days' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClearChoice).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'History' })).toHaveFocus());
  },
};

export const NothingForThisChoice: Story = {
  args: {
    filter: { type: 'height', period: '7d' },
    state: { phase: 'ready', readAt, items, history: { phase: 'ready', rows: [], pagination: nothing } },
  },
};

export const Adding: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => void (await openFormByKeyboard(canvas)),
};

export const Kept: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await enterBloodPressure(canvas, '122', '78');
    await save(form);
    await expect(await screen.findByRole('heading', { name: 'Kept on this device' })).toBeVisible();
    await expect(form.getByText('In range')).toBeVisible();
    await expect(form.getByText('Not sent yet')).toBeVisible();
    await expect(form.getByText('It will be sent when you are connected.')).toBeVisible();
    await expect(form.getByRole('link', { name: /NG136/ })).toBeVisible();
    await expect(form.queryByText('Saved')).toBeNull();
  },
};

export const SentWhileItIsTold: Story = {
  args: {
    onRecord: fn<Props['onRecord']>(async (draft) => ({
      ok: true,
      reading: { ...record(draft), unsent: { entryId: 1, action: 'add', standing: 'waiting' } },
      isUnsent: true,
    })),
    wasSent: (entryId) => entryId === 1,
  },
  play: async ({ canvas }) => {
    const form = await enterBloodPressure(canvas, '122', '78');
    await save(form);
    await expect(await screen.findByRole('heading', { name: 'Saved' })).toBeVisible();
    await expect(form.queryByText('Not sent yet')).toBeNull();
  },
};

export const KeptCritical: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await enterBloodPressure(canvas, '184', '118');
    await save(form);
    await expect(await form.findByText('Measure again after five minutes.')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Call 112' })).toBeVisible();
    await expect(form.getByText('Not sent yet')).toBeVisible();
  },
};

export const CouldNotBeKept: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    onRecord: fn<Props['onRecord']>(async () => ({
      ok: false,
      isUnkept: true,
      message: 'This device is full. Free up some space or connect, then save again.',
    })),
  },
  play: async ({ args, canvas }) => {
    const form = await enterBloodPressure(canvas, '122', '78');
    await save(form);
    await expect(await form.findByText(/^This device is full/)).toBeVisible();
    await expect(form.getByText(/is only in this form/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Upper number/ })).toHaveValue('122');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(await form.findByText(/is only in this form\. It will be lost/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Keep editing' }));
    await save(form);
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledTimes(2));
  },
};

export const EditedFromTheOutbox: Story = {
  args: { editingAtFirst: added },
  play: async ({ args }) => {
    const form = await dialog();
    const systolic = form.getByRole('textbox', { name: /Upper number/ });
    await expect(systolic).toHaveValue('184');
    await userEvent.clear(systolic);
    await userEvent.type(systolic, '148');
    const diastolic = form.getByRole('textbox', { name: /Lower number/ });
    await userEvent.clear(diastolic);
    await userEvent.type(diastolic, '91');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await expect(await form.findByText('Above range')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(
      added,
      expect.objectContaining({ systolic: 148, diastolic: 91 }),
      expect.anything(),
    );
  },
};

/** The server did not take it: its reasons stand in the form, at the fields that they are about. */
export const RefusedByTheServer: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    editingAtFirst: {
      ...added,
      unsent: {
        entryId: 1,
        action: 'add',
        standing: 'attention',
        refusal: {
          message: 'Check your entries.',
          errors: [{ field: 'measuredAt', message: 'This time lies in the future.' }],
        },
      },
    },
  },
  play: async () => {
    const form = await dialog();
    const reasons = await form.findByText('Check your entries.');
    await waitFor(() => expect(reasons).toBeVisible());
    await userEvent.click(form.getByRole('link', { name: /This time lies in the future\.$/ }));
    await expect(form.getAllByRole('spinbutton').at(0)).toHaveFocus();
  },
};

export const Deleting: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    state: { ...state, history: { phase: 'ready', rows: cast.readings.asha.slice(0, 10), pagination } },
  },
  play: async ({ canvas }) => void (await openMenu(canvas, 'Delete')),
};

export const WillBeDeleted: Story = {
  args: {
    state: { ...state, history: { phase: 'ready', rows: cast.readings.asha.slice(0, 10), pagination } },
  },
  play: async ({ canvas }) => {
    const confirm = await openMenu(canvas, 'Delete');
    await userEvent.click(confirm.getByRole('button', { name: 'Delete reading' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'History' })).toHaveFocus());
  },
};

export const UndoDeleteByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByText('Will be deleted').closest('tr, li') as HTMLElement);
    const undo = row.getByRole('button', { name: /^Undo deleting / });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndoDelete).toHaveBeenCalledWith(rowsWithUnsent[3]);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'History' })).toHaveFocus());
  },
};
