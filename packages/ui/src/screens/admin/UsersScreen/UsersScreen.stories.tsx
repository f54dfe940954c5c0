import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { pictured } from '../../../catalogue/pictured';
import { type User, UsersScreen, type UsersScreenProps } from './UsersScreen';

const [samuel, asha] = examples.listUsers.answers['200'].some.data as unknown as readonly [User, User];
const rohan: User = {
  ...asha,
  ...{ id: '0198f000-0000-7000-8000-000000000191', firstName: 'Rohan', lastName: 'Menon' },
  ...{ email: 'rohan@nadi.example', status: 'SUSPENDED', statusSince: '2026-11-19T16:05:00+05:30' },
  ...{ reason: 'The address sends advertisements to other people.', version: 2 },
};
const nisha: User = {
  ...asha,
  ...{ id: '0198f000-0000-7000-8000-000000000192', role: 'ADMIN', firstName: 'Nisha', lastName: 'Iyer' },
  ...{ email: 'nisha@nadi.example', hasSecondStep: true },
};
const leaving: User = {
  ...asha,
  ...{ id: '0198f000-0000-7000-8000-000000000193', firstName: 'Sunita', lastName: 'Rane' },
  ...{ email: 'sunita@nadi.example', status: 'LEAVING', statusSince: '2026-11-18T09:00:00+05:30' },
  ...{ hasSecondStep: true, lastSeenAt: null },
};
const listed = (rows: readonly User[]): UsersScreenProps['state'] => ({
  ...{ phase: 'ready', rows },
  pagination: { page: 1, limit: 10, total: rows.length, pages: rows.length > 0 ? 1 : 0 },
});

const meta = {
  title: 'Screens/Administration/Users',
  component: UsersScreen,
  parameters: {
    guide: {
      purpose:
        'Who has an account, in which state, and what must be done about it? An administrator finds a person, suspends an account with a reason, and helps someone who lost their second step.',
      operations: ['listUsers', 'decideUser', 'removeUserSecondStep'],
      notes: [
        'Nothing of the health of a person is shown, and each look stands in their access log.',
        'A suspended person is signed out at once; the reason is sent to them. The password is asked for again.',
        'The second step of an administrator is removed at the server alone.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listed([samuel, rohan, nisha, leaving]),
    filter: { words: '', role: null, status: null },
    ownId: nisha.id,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onDecide: fn<UsersScreenProps['onDecide']>(async () => ({ ok: true })),
    onRemoveSecondStep: fn<UsersScreenProps['onRemoveSecondStep']>(async () => ({ ok: true })),
    ...{ onFilterChange: fn(), onView: fn(), onPageChange: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof UsersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' roh {Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ words: 'roh', role: null, status: null });
    canvas.getByRole('radio', { name: 'Everyone' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ words: '', role: 'PATIENT', status: null });
    // Administrators do not decide about their own account.
    await expect(canvas.queryByRole('button', { name: /Nisha/ })).toBeNull();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const NobodyFound: Story = {
  args: { state: listed([]), filter: { words: 'zz', role: 'DOCTOR', status: 'SUSPENDED' } },
};

const dialogOf = (name: string) => screen.findByRole('dialog', { name });

/** Opens a dialog by a button of a row. */
async function open(button: string, name: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await dialogOf(name));
}

export const Suspend: Story = {
  play: async ({ args }) => {
    const dialog = await open('Suspend Samuel Iype', 'Suspend the account of Samuel Iype?');
    await expect(dialog.getByText(/visits to come of this doctor are cancelled/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'no');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/Reason/), 't in the register any more.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(args.onDecide).toHaveBeenCalledWith(samuel, {
      ...{ status: 'SUSPENDED', reason: 'not in the register any more.' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SuspendPatient: Story = {
  args: { state: listed([asha]) },
  play: async () => {
    const dialog = await open('Suspend Asha Kulkarni', 'Suspend the account of Asha Kulkarni?');
    await expect(dialog.getByText(/Visits of this patient stay/)).toBeVisible();
    await expect(dialog.queryByText(/are cancelled/)).toBeNull();
  },
};

export const SuspensionRefused: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    onDecide: fn<UsersScreenProps['onDecide']>(async () => ({
      ...{ ok: false, message: 'This account is already suspended. It may become active.' },
    })),
  },
  play: async () => {
    const dialog = await open('Suspend Samuel Iype', 'Suspend the account of Samuel Iype?');
    await userEvent.type(dialog.getByLabelText(/Reason/), 'It sends advertisements.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(await dialog.findByText(/already suspended/)).toBeVisible();
  },
};

export const EndOfSuspension: Story = {
  play: async ({ args }) => {
    const dialog = await open('End the suspension Rohan Menon', 'Open the account of Rohan Menon again?');
    await userEvent.click(dialog.getByRole('button', { name: 'End the suspension' }));
    await expect(args.onDecide).toHaveBeenCalledWith(rohan, { status: 'ACTIVE' });
  },
};

export const SecondStepRemoved: Story = {
  play: async ({ args }) => {
    const dialog = await open('Remove second step Sunita Rane', 'Remove the second step of Sunita Rane?');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove second step' }));
    await expect(args.onRemoveSecondStep).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove second step' }));
    await expect(args.onRemoveSecondStep).toHaveBeenCalledWith(leaving);
  },
};
