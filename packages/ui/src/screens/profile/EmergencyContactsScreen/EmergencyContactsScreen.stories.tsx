import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import {
  type ContactRow,
  EmergencyContactsScreen,
  type EmergencyContactsScreenProps,
} from './EmergencyContactsScreen';

type OnSave = EmergencyContactsScreenProps['onSave'];
type OnDelete = EmergencyContactsScreenProps['onDelete'];

const at = '2026-11-02T10:00:00+05:30';
const contact = (id: string, more: Partial<ContactRow>): ContactRow => ({
  id,
  name: 'Mohan Kulkarni',
  relationship: 'SPOUSE',
  phone: '+910000000201',
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...more,
});
const mohan = contact('first', {});
const farida = contact('second', { name: 'Farida Sheikh', relationship: 'FRIEND', phone: '+910000000202' });
const readyWith = (...rows: ContactRow[]) => ({ phase: 'ready', rows }) as const;

const meta = {
  title: 'Screens/Profile/Emergency contacts',
  component: EmergencyContactsScreen,
  parameters: {
    guide: {
      purpose: 'Who should be called if I cannot answer, and are the numbers still right?',
      operations: [
        'listEmergencyContacts',
        'addEmergencyContact',
        'updateEmergencyContact',
        'deleteEmergencyContact',
      ],
      notes: [
        'Each number can be dialled. Without a network the list is read from this device, and changes wait here and say so.',
        'A deletion that waits can be undone.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: readyWith(mohan, farida),
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onSave: fn<OnSave>(async () => ({ ok: true })),
    onDelete: fn<OnDelete>(async () => ({ ok: true })),
    onUndoDelete: fn(),
    onResolve: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof EmergencyContactsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const number = canvas.getByRole('link', { name: '+910000000201 Call Mohan Kulkarni' });
    await expect(number).toHaveAttribute('href', 'tel:+910000000201');
  },
};

/** The maximum number of contacts, with a name of maximum length. */
export const Five: Story = {
  args: {
    state: readyWith(
      contact('1', {
        name: 'Venkatanarasimharajuvaripeta Krishnamurthy '.repeat(2).concat('Iyer the elder'),
        relationship: 'PARENT',
      }),
      contact('2', { name: 'Ila', relationship: 'CHILD' }),
      contact('3', { name: 'Nandini Kulkarni', relationship: 'SIBLING' }),
      farida,
      contact('5', { name: 'The caretaker', relationship: 'OTHER', phone: '+999000000000205' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can have 5 contacts/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a contact' })).toBeNull();
  },
};

export const WaitingToBeSent: Story = {
  args: {
    isOffline: true,
    state: {
      ...readyWith(
        { ...mohan, unsent: { entryId: 3, action: 'change', standing: 'attention' } },
        { ...farida, unsent: { entryId: 2, action: 'delete', standing: 'waiting' } },
        contact('unsent-1', {
          name: 'Ila',
          relationship: 'CHILD',
          version: 0,
          unsent: { entryId: 1, action: 'add', standing: 'waiting' },
        }),
      ),
      readAt: '2026-11-19T18:12:00+05:30',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Farida Sheikh' }));
    await expect(args.onUndoDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decide Mohan Kulkarni' }));
    await expect(args.onResolve).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Empty: Story = {
  args: { state: readyWith() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Add a contact' })).toHaveLength(1);
  },
};

export const Adding: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a contact' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Ila Kulkarni');
    await userEvent.click(form.getByRole('radio', { name: 'Son or daughter' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Phone/ }), '+91 00000 00203');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(args.onSave).toHaveBeenCalledWith(
      { name: 'Ila Kulkarni', relationship: 'CHILD', phone: '+910000000203' },
      null,
    );
  },
};

export const WhatIsMissing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a contact' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^Phone/ }), '+91 00000 00202');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Choose how this person is related to you.'))[0]).toBeVisible();
    await expect(form.getAllByText(/belongs to another of your contacts/)[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    onSave: fn<OnSave>(async (_, standing) =>
      standing?.version === 1
        ? { ok: false, current: { ...mohan, phone: '+910000000299', version: 2 } }
        : { ok: true },
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Mohan Kulkarni' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), ' senior');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/It is now Mohan Kulkarni, .*, \+910000000299/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Mohan Kulkarni senior' }),
      expect.objectContaining({ version: 2 }),
    );
  },
};

export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Farida Sheikh' }));
    const question = await dialog();
    await expect(question.getByText('Farida Sheikh, Friend, +910000000202')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Delete contact' }));
    await gone();
    await expect(args.onDelete).toHaveBeenCalledWith(farida);
  },
};
