import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import {
  DataRequestsScreen,
  type DataRequestsScreenProps,
  type DataRequestsState,
} from './DataRequestsScreen';
import { answered, begun, clock, open, overdue, withdrawn } from './test/example-requests';
import type { DataRequest } from './types';

const listOf = (...rows: DataRequest[]): DataRequestsState => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});
const periods = { grievanceDays: 15, requestDays: 30 };
const officer = { name: 'Kamala Rangan', email: 'grievance@nadi.example', phone: '+91 80 0000 0001' };

const meta = {
  title: 'Screens/Settings/Your requests',
  component: DataRequestsScreen,
  parameters: {
    guide: {
      purpose:
        'What did I ask about my data, by when must I have an answer, and what is it? And who answers for data here?',
      operations: ['listDataRequests', 'createDataRequest', 'withdrawDataRequest', 'readGrievanceContact'],
      notes: [
        'Rights: sections 11 to 14 of the Digital Personal Data Protection Act, 2023 of India.',
        'What the product does by itself, such as an export, is offered in place of a request.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(open, begun, answered),
    officer: { phase: 'ready', officer, ...periods },
    clock,
    onMake: fn<DataRequestsScreenProps['onMake']>(async () => ({ ok: true })),
    onWithdraw: fn<DataRequestsScreenProps['onWithdraw']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DataRequestsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OverdueAndWithdrawn: Story = {
  args: { state: listOf(overdue, withdrawn), officer: { phase: 'ready', officer: null, ...periods } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Overdue')).toBeVisible();
    await expect(canvas.getByText('This clinic has not named a grievance officer yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  },
};

export const NoRequests: Story = { args: { state: listOf() } };

export const Loading: Story = { args: { state: { phase: 'loading' }, officer: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' }, officer: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make a request' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Withdraw/ })).toBeDisabled();
  },
};

const begin = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Make a request' }));
  return within(await screen.findByRole('dialog', { name: 'Make a request' }));
};

export const MakesARequest: Story = {
  play: async ({ args }) => {
    const dialog = await begin();
    await userEvent.click(dialog.getByRole('radio', { name: 'Correct my data' }));
    await expect(dialog.getByRole('link', { name: 'Correct your profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
    const text = dialog.getByRole('textbox', { name: /^In your words/ });
    await userEvent.type(text, 'Name');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(args.onMake).not.toHaveBeenCalled();
    await expect(text).toBeInvalid();
    await userEvent.type(text, ' is misspelt.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() =>
      expect(args.onMake).toHaveBeenCalledWith({ type: 'correction', text: 'Name is misspelt.' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NamesSomeone: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args }) => {
    const dialog = await begin();
    await userEvent.click(dialog.getByRole('radio', { name: 'Name someone to act for me' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^In your words/ }), 'My brother acts for me.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(args.onMake).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox', { name: /^Who acts for you/ })).toBeInvalid();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Who acts for you/ }), 'Nikhil Kulkarni');
    await userEvent.type(dialog.getByRole('textbox', { name: /^How can we reach/ }), 'nikhil@family.example');
  },
};

export const TooManyWait: Story = {
  args: {
    onMake: fn<DataRequestsScreenProps['onMake']>(async () => ({
      ok: false,
      message: 'You have 5 requests that wait for an answer. Wait for one of them, or withdraw one.',
    })),
  },
  play: async () => {
    const dialog = await begin();
    const text = dialog.getByRole('textbox', { name: /^In your words/ });
    await userEvent.type(text, 'With whom was it shared?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You have 5 requests');
    await expect(text).toHaveValue('With whom was it shared?');
  },
};

const withdraw = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }));
  return dialog;
};

export const Withdraws: Story = {
  play: async ({ args }) => {
    await withdraw();
    await expect(args.onWithdraw).toHaveBeenCalledWith(open);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BegunMeanwhile: Story = {
  args: {
    onWithdraw: fn<DataRequestsScreenProps['onWithdraw']>(async () => ({
      ok: false,
      message: 'This was changed elsewhere.',
    })),
  },
  play: async () => {
    const dialog = await withdraw();
    await expect(await dialog.findByText('This was changed elsewhere.')).toBeVisible();
  },
};
