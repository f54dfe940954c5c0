import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { found, meera, rows } from '../test/sample-trials';
import { ManageTrialsScreen, type ManageTrialsScreenProps } from './ManageTrialsScreen';

const drafts = rows.map((one) => ({ ...one, visibility: 'DRAFT' as const, coordinator: null }));
const totals = { added: 40, changed: 2, unchanged: 1, refused: { 'no-date': 1, 'not-a-study': 2 } };

const meta = {
  title: 'Screens/Trials/Manage trials',
  component: ManageTrialsScreen,
  parameters: {
    guide: {
      purpose: 'Which studies do people see, and who answers for them here?',
      operations: ['listTrials', 'importTrials', 'updateTrialVisibility', 'listDoctorRegistrations'],
      notes: ['Studies are about no person. A file is read in the browser, piece by piece.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: found({ place: null, searched: [] }),
    visibility: 'all',
    doctors: [meera],
    importing: { phase: 'idle' },
    onVisibility: fn(),
    onImport: fn(),
    onPublish: fn<ManageTrialsScreenProps['onPublish']>(async () => ({ ok: true })),
    onHide: fn<ManageTrialsScreenProps['onHide']>(async () => ({ ok: true })),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ManageTrialsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect((await canvas.findAllByText('Choose a file first.'))[0]).toBeVisible();
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};
export const Drafts: Story = {
  args: { state: found({ rows: drafts, place: null, searched: [] }), visibility: 'DRAFT' },
};
export const Importing: Story = { args: { importing: { phase: 'running', share: 0.4, totals } } };
export const Imported: Story = { args: { importing: { phase: 'done', totals } } };
export const Stopped: Story = {
  args: { importing: { phase: 'stopped', message: 'The server could not be reached.', totals } },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const None: Story = { args: { state: found({ rows: [], count: 0, place: null, searched: [] }) } };

export const Publishing: Story = {
  args: { state: found({ rows: drafts, place: null, searched: [] }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Publish / })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onPublish).toHaveBeenCalledWith(expect.anything(), null);
  },
};
