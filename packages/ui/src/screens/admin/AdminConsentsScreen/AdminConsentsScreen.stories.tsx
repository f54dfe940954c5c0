import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { AdminConsentsScreen, type AdminConsentsState } from './AdminConsentsScreen';
import { clock, consents, noFilter } from './test/example-admin-consents';

const found = (more: Partial<Extract<AdminConsentsState, { phase: 'ready' }>> = {}): AdminConsentsState => ({
  ...{ phase: 'ready', rows: consents, hasMore: false },
  ...more,
});

const meta = {
  title: 'Screens/Administration/Consents of everyone',
  component: AdminConsentsScreen,
  parameters: {
    guide: {
      purpose:
        'Who asked to see whose record, for what, and what came of it? An administrator follows consents without seeing what they open.',
      operations: ['listAdminConsents'],
      notes: [
        'Reasons are left out, of the doctor and of the patient who denied it. Of single entries only the number is told.',
        'What has run out is shown as over, whether or not that was written down yet.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: found(), filter: noFilter, clock, onSearch: fn(), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof AdminConsentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Asha Kulkarni shared with Dr. Meera Rao')).toBeVisible();
    await expect(canvas.getByText('3 entries')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Patient/), ' asha@nadi.example ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...noFilter, patient: 'asha@nadi.example' });
  },
};

export const DeniedForResearch: Story = {
  args: {
    filter: { ...noFilter, status: 'DENIED', purpose: 'DSRCH' },
    state: found({ rows: consents.filter(({ status }) => status === 'DENIED'), hasMore: true }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older consents' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(noFilter);
  },
};

export const OlderNotLoaded: Story = {
  args: { state: found({ rows: consents.slice(0, 1), hasMore: true, isMoreFailed: true }) },
};
export const NoConsents: Story = { args: { state: found({ rows: [] }) } };
export const NoneIsLikeThis: Story = {
  args: { filter: { ...noFilter, purpose: 'PUBHLTH' }, state: found({ rows: [] }) },
};
export const NobodyHasTheAddress: Story = {
  args: {
    filter: { ...noFilter, patient: 'nobody@nadi.example' },
    state: { phase: 'failed', message: 'Must be an id, or the exact e-mail address of an account.' },
  },
  play: tryAgain,
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
