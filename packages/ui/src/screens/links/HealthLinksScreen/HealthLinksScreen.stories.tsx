import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { HealthLinksScreen, type HealthLinksScreenProps, type LinkRow } from './HealthLinksScreen';

const address = `https://nadi.example/shl#shlink:/${'eyJ1cmwiOiJodHRwczovL25hZGku'.repeat(8)}`;

const clinic: LinkRow = {
  id: 'clinic',
  label: 'For the cardiology clinic in Pune',
  status: 'ACTIVE',
  hasPasscode: true,
  triesLeft: 4,
  createdAt: '2026-11-19T18:20:00+05:30',
  expiresAt: '2026-11-26T18:20:00+05:30',
  endedAt: null,
  openings: 2,
  lastOpenedAt: '2026-11-20T08:05:00+05:30',
  address,
};
const sister: LinkRow = {
  ...clinic,
  id: 'sister',
  label: 'For my sister',
  hasPasscode: false,
  triesLeft: 5,
  openings: 0,
  lastOpenedAt: null,
  address: null,
};
const ended: LinkRow = {
  ...clinic,
  id: 'ended',
  label: 'For the travel insurance',
  status: 'REVOKED',
  createdAt: '2026-11-10T18:20:00+05:30',
  expiresAt: '2026-12-10T18:20:00+05:30',
  lastOpenedAt: '2026-11-12T08:05:00+05:30',
  endedAt: '2026-11-18T09:00:00+05:30',
  address: null,
};

const ready = (rows: readonly LinkRow[]): HealthLinksScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: rows.length ? 1 : 0 },
});

const meta = {
  title: 'Screens/Links/Health links',
  component: HealthLinksScreen,
  parameters: {
    guide: {
      purpose: 'How do I pass on a summary of my health to somebody without an account, and who has read it?',
      operations: [
        'listHealthLinks',
        'createHealthLink',
        'revokeHealthLink',
        'listHealthLinkOpenings',
        'readInternationalSummary',
      ],
      notes: [
        'The link and its key are on the device that made it alone; the passcode is told once.',
        'A summary does not change after its link was made: another link tells of what came later.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready([clinic, sister, ended]),
    openings: { phase: 'loading' },
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    suggestedPasscode: '407218',
    onMake: fn<HealthLinksScreenProps['onMake']>(async () => ({ ok: true, address })),
    onEnd: fn<HealthLinksScreenProps['onEnd']>(async () => ({ ok: true })),
    onOpenings: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthLinksScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^Show the link/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^End it/ })).toHaveLength(2);
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

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const Empty: Story = {
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have not made a link yet' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  },
};

export const LongLabel: Story = {
  args: {
    state: ready([
      {
        ...clinic,
        status: 'LOCKED',
        label: 'हृदय रोग विशेषज्ञ की दूसरी राय के लिए, जिनसे मेरी बहन ने बात की है',
        address: null,
      },
      { ...sister, label: 'A'.repeat(80) },
    ]),
  },
};

/** With a passcode that is suggested; the link is shown once it works. */
export const Making: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Make the link' }));
    await expect(form.getByRole('textbox', { name: /^What it is for/ })).toBeInvalid();
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('textbox', { name: /^What it is for/ }), 'For the clinic');
    await userEvent.click(form.getByRole('button', { name: 'Make the link' }));
    await expect(args.onMake).toHaveBeenCalledWith({
      label: 'For the clinic',
      expiry: 'week',
      passcode: '407218',
    });
    await waitFor(() => expect(screen.getByRole('img', { name: /^Code to scan/ })).toBeVisible());
    await expect((await dialog()).getByText('407218')).toBeVisible();
  },
};

export const NotMade: Story = {
  args: {
    onMake: fn<HealthLinksScreenProps['onMake']>(async () => ({
      ok: false,
      message: 'You have 20 links that work. End one that is no longer needed.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^What it is for/ }), 'One more');
    await userEvent.click(form.getByRole('checkbox', { name: /^Ask for a passcode/ }));
    await userEvent.click(form.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(form.getByText(/^You have 20 links/)).toBeVisible());
    await expect(form.getByRole('textbox', { name: /^What it is for/ })).toHaveValue('One more');
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show the link/ }));
    const shown = await dialog();
    await expect(shown.getByRole('link', { name: 'See what they see' })).toHaveAttribute('href', address);
    await expect(shown.queryByText('407218')).toBeNull();
  },
};

export const WhoOpenedIt: Story = {
  args: {
    openings: {
      phase: 'ready',
      rows: [
        {
          id: '1',
          at: '2026-11-20T08:05:00+05:30',
          recipient: 'Cardiology, City Hospital',
          outcome: 'opened',
        },
        { id: '2', at: '2026-11-19T19:01:00+05:30', recipient: 'Reception', outcome: 'wrong-passcode' },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Who opened it/ })[0] as HTMLElement);
    const shown = await dialog();
    await expect(shown.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onOpenings).toHaveBeenCalledWith({ id: 'clinic', page: 1 });
  },
};

export const OpeningsNotLoaded: Story = {
  args: { openings: { phase: 'failed' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Who opened it/ })[0] as HTMLElement);
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText('This could not be loaded. Try again.')).toBeVisible());
  },
};

export const Ending: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^End it/ })[0] as HTMLElement);
    await userEvent.click((await dialog()).getByRole('button', { name: 'End the link' }));
    await expect(args.onEnd).toHaveBeenCalledWith(clinic);
    await gone();
  },
};

export const NotEnded: Story = {
  args: { onEnd: fn<HealthLinksScreenProps['onEnd']>(() => Promise.reject(new TypeError('gone'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^End it/ })[0] as HTMLElement);
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'End the link' }));
    await waitFor(() => expect(question.getByText(/^The link could not be ended/)).toBeVisible());
  },
};
