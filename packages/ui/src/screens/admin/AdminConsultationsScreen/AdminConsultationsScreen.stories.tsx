import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { refuseDaysInWrongOrder, tryAgain } from '../../../catalogue/list-plays';
import { AdminConsultationsScreen, type AdminVisitsState } from './AdminConsultationsScreen';
import { clock, noFilter, visits } from './test/example-visits';

const found = (more: Partial<Extract<AdminVisitsState, { phase: 'ready' }>> = {}): AdminVisitsState => ({
  ...{ phase: 'ready', rows: visits, hasMore: false },
  ...more,
});

const meta = {
  title: 'Screens/Administration/Visits of everyone',
  component: AdminConsultationsScreen,
  parameters: {
    guide: {
      purpose:
        'Which visits wait, run, were missed or cancelled, of which doctor and when? An administrator sees that the clinic runs, and nothing of what was said.',
      operations: ['listAdminConsultations'],
      notes: [
        'Of the patient only the name is shown. Reasons, notes and prescriptions are not in the answer of the server at all.',
        'Each patient who is listed sees it in their access log.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: found(), filter: noFilter, clock, onSearch: fn(), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof AdminConsultationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^The patient waits since/)).toHaveTextContent(/since Today, 4:24.pm/);
    await expect(canvas.getByText('Someone without an account · Dr. Meera Rao')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Doctor/), ' meera@nadi.example ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...noFilter, doctor: 'meera@nadi.example' });
    const [only] = canvas.getAllByRole('button', { name: 'Only this doctor Dr. Samuel Iype' });
    only?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      ...noFilter,
      doctor: '0198f000-0000-7000-8000-000000000112',
    });
  },
};

export const MissedOfOneDoctor: Story = {
  args: {
    filter: {
      ...{ status: 'no_show', doctor: '0198f000-0000-7000-8000-000000000112' },
      ...{ from: '2026-11-01', to: '2026-11-20' },
    },
    state: found({ rows: visits.filter(({ status }) => status === 'no_show'), hasMore: true }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Only this doctor/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier visits' }));
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
  args: { state: found({ rows: visits.slice(0, 1), hasMore: true, isMoreFailed: true }) },
};
export const NoVisits: Story = { args: { state: found({ rows: [] }) } };
export const NoneIsLikeThis: Story = {
  args: { filter: { ...noFilter, status: 'no_show' }, state: found({ rows: [] }) },
};
export const NobodyHasTheAddress: Story = {
  args: {
    filter: { ...noFilter, doctor: 'nobody@nadi.example' },
    state: { phase: 'failed', message: 'Must be an id, or the exact e-mail address of an account.' },
  },
  play: tryAgain,
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
