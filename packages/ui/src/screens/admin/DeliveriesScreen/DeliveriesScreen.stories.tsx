import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { refuseDaysInWrongOrder, tryAgain } from '../../../catalogue/list-plays';
import { DeliveriesScreen, type DeliveriesState } from './DeliveriesScreen';
import { clock, counts, deliveries, noCounts, noFilter } from './test/example-deliveries';

type Ready = Extract<DeliveriesState, { phase: 'ready' }>;
const found = (more: Partial<Ready> = {}): DeliveriesState => ({
  ...{ phase: 'ready', rows: deliveries, hasMore: false, lastDay: counts },
  ...more,
});

const meta = {
  title: 'Screens/Administration/Deliveries',
  component: DeliveriesScreen,
  parameters: {
    guide: {
      purpose: 'Do messages arrive? To whom one went, what for, what became of it, and why it failed.',
      operations: ['listDeliveries'],
      notes: [
        'Neither words nor addresses are in the answer of the server. Messages about readings, medicines and visits look alike.',
        'Each person who is named sees it in their access log.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: found(), filter: noFilter, clock, onSearch: fn(), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof DeliveriesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The mail server did not accept it (550).')).toBeVisible();
    await expect(
      canvas.getByText('The SMS gateway did not accept the credentials of this server (401).'),
    ).toBeVisible();
    await expect(canvas.getByText('It was not sent: the person has no telephone number.')).toBeVisible();
    await expect(canvas.getAllByText('E-mail · No account has this address')).toHaveLength(2);
    await expect(canvas.getAllByText('E-mail · Account not looked up')).toHaveLength(1);
    await expect(canvas.getByText('10,000 or more')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Person/), ' ravi@nadi.example ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...noFilter, person: 'ravi@nadi.example' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show what failed' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...noFilter, state: 'FAILED' });
    const [only] = canvas.getAllByRole('button', { name: 'Only this person Ravi Shetty' });
    only?.focus();
    await userEvent.keyboard('{Enter}');
    const person = '0198f000-0000-7000-8000-000000000102';
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...noFilter, person });
  },
};

export const FailedOfOnePerson: Story = {
  args: {
    filter: {
      ...{ channel: null, state: 'FAILED', person: '0198f000-0000-7000-8000-000000000102' },
      ...{ from: '2026-11-01', to: '2026-11-20' },
    },
    state: found({ rows: deliveries.filter(({ id }) => id === 'delivery-3'), hasMore: true }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^(Only this person|Show what failed)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(noFilter);
  },
};

export const LastDayBeforeTheFirst: Story = {
  args: { filter: { ...noFilter, from: '2026-11-20', to: '2026-11-19' } },
  play: refuseDaysInWrongOrder,
};

export const EarlierNotLoaded: Story = {
  args: {
    state: found({ rows: deliveries.slice(3, 4), hasMore: true, isMoreFailed: true, lastDay: noCounts }),
  },
};
export const NoMessages: Story = { args: { state: found({ rows: [], lastDay: noCounts }) } };
export const NoneIsLikeThis: Story = {
  args: { filter: { ...noFilter, channel: 'sms' }, state: found({ rows: [] }) },
};
export const NobodyHasTheAddress: Story = {
  args: {
    filter: { ...noFilter, person: 'nobody@nadi.example' },
    state: { phase: 'failed', message: 'Must be an id, or the exact e-mail address of an account.' },
  },
  play: tryAgain,
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
