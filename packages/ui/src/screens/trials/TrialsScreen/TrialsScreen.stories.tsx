import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { filter, fits, found, interest, referral, saved } from '../test/sample-trials';
import { TrialsScreen, type TrialsScreenProps } from './TrialsScreen';

const yours = { phase: 'ready', saved, referrals: [referral], interests: [interest] } as const;

const meta = {
  title: 'Screens/Trials/Trials',
  component: TrialsScreen,
  parameters: {
    guide: {
      purpose: 'Which trials are there for me, and how does my record fit them?',
      operations: [
        'listTrials',
        'listTrialFits',
        'listSavedTrials',
        'removeSavedTrial',
        'listTrialReferrals',
        'withdrawTrialReferral',
        'listTrialInterests',
        'withdrawTrialInterest',
      ],
      notes: ['What a record does not say is unknown, and is counted as such. No one is called eligible.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: found(),
    filter,
    fits,
    yours,
    onFilter: fn(),
    onMore: fn(),
    onUnsave: fn<TrialsScreenProps['onUnsave']>(async () => ({ ok: true })),
    onWithdrawReferral: fn<TrialsScreenProps['onWithdrawReferral']>(async () => ({ ok: true })),
    onWithdrawInterest: fn<TrialsScreenProps['onWithdrawInterest']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof TrialsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 trials near Bengaluru')).toBeVisible();
    await expect(canvas.getAllByText('5 unknown')).toHaveLength(2);
    await expect(canvas.queryByText(/eligible/i)).toBeNull();
  },
};

export const Searching: Story = {
  play: async ({ args, canvas }) => {
    const pin = canvas.getByRole('textbox', { name: /^PIN code/ });
    await userEvent.clear(pin);
    await userEvent.type(pin, '5600');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect((await canvas.findAllByText(/six digits of a PIN code/))[0]).toBeVisible();
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.type(pin, '01');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    // Three digits leave the page, and no more.
    await expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ near: '560' }));
  },
};

export const PinCodeNotKnown: Story = {
  args: { state: found({ place: { pin: '999', name: null } }), filter: { ...filter, near: '999' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/999 is not in our list/)).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: { state: found({ hasMore: true, isMoreFailed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/More trials could not be loaded/)).toBeVisible();
  },
};

export const MoreThanShown: Story = {
  args: { state: found({ count: 1000, isMore: true, hasMore: true, place: null }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('More than 1000 trials')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const NoneFound: Story = {
  args: {
    state: found({ rows: [], count: 0, searched: [] }),
    yours: { phase: 'ready', saved: [], referrals: [], interests: [] },
  },
};

/** Saved studies that are no longer published, and what was withdrawn. */
export const Ended: Story = {
  args: {
    yours: {
      phase: 'ready',
      saved: saved.map((one) => ({ ...one, trial: null })),
      referrals: [
        { ...referral, id: '1', status: 'REFERRED', answer: 'Yes, it may suit you.' },
        { ...referral, id: '2', status: 'ADVISED_AGAINST', answer: null },
        { ...referral, id: '3', status: 'WITHDRAWN' },
      ],
      interests: [{ ...interest, status: 'WITHDRAWN' }],
    },
  },
};

export const AsAdministrator: Story = {
  args: { fits: null, yours: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import and publish' })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' }, yours: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' }, yours: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Withdrawing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Withdraw / })[0] as HTMLElement);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(args.onWithdrawInterest).toHaveBeenCalledOnce());
  },
};
