import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { HealthFacts, type HealthFactsProps } from './HealthFacts';

const { data: facts } = examples.listHealthFacts.answers['200'].asha;
const [first] = facts;
const all = [
  { ...first, id: '1', type: 'gave-birth' as const, from: '2026-11-10', lastDay: '2026-12-22' },
  {
    ...first,
    id: '2',
    type: 'pregnant' as const,
    from: '2026-02-14',
    to: '2026-11-10',
    lastDay: '2026-11-10',
  },
  {
    ...first,
    id: '3',
    type: 'altitude' as const,
    from: '2025-06-01',
    to: '2025-06-14',
    lastDay: '2025-06-14',
    metres: 3500,
  },
  {
    ...first,
    id: '4',
    type: 'oxygen-target-88-92' as const,
    from: '2024-01-08',
    lastDay: '2025-01-07',
    setBy: 'Dr. Meera Rao, Sunrise Clinic for Heart and Lungs',
  },
];

const meta = {
  title: 'Screens/Profile/What decides your ranges',
  component: HealthFacts,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Which facts decide how my readings are assessed, and from when? People add, correct and delete them here; the answer says how many readings are assessed differently.',
      operations: ['listHealthFacts', 'addHealthFact', 'updateHealthFact', 'deleteHealthFact'],
      notes: [
        'A fact changes only readings in its own dates; their earlier assessments are kept.',
        'An oxygen target needs the name of the person who set it: a more lenient range counts only if a clinician gave it.',
        'Online only: offline the facts can be read, and unsent readings are assessed by them.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', rows: all },
    today: '2026-11-20',
    onSave: fn<HealthFactsProps['onSave']>(async () => ({ ok: true, reassessed: 2 })),
    onDelete: fn<HealthFactsProps['onDelete']>(async () => ({ ok: true, reassessed: 1 })),
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 14 Feb 2026 to 10 Nov 2026.')).toBeVisible();
    await expect(canvas.getByText('From 1 Jun 2025 to 14 Jun 2025. 3,500 m.')).toBeVisible();
    await expect(canvas.getByText('On 10 Nov 2026. It counts until 22 Dec 2026.')).toBeVisible();
    // An old target must not look as if it still excused a low oxygen.
    await expect(canvas.getByText(/From 8 Jan 2024. It counted until 7 Jan 2025/)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NothingSaidYet: Story = { args: { state: { phase: 'ready', rows: [] } } };

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
  },
};

export const Adding: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a fact' }));
    const form = await dialog();
    // The code of date fields comes late; an error leads to the field that stands then.
    await form.findAllByRole('spinbutton');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect((await form.findAllByText('Choose what it is.'))[0]).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: /^Stay at high/ }));
    await expect(await form.findByRole('textbox', { name: /Altitude in metres/ })).toBeVisible();
  },
};

export const Correcting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct: Pregnant' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledWith(
      { type: 'pregnant', from: '2026-02-14', to: '2026-11-10', metres: null, setBy: null },
      all[1],
    );
    await expect(canvas.getByText('Saved. 2 readings are now assessed differently.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

export const ChangedElsewhere: Story = {
  args: {
    onSave: fn<HealthFactsProps['onSave']>(async () => ({
      ok: false,
      message: 'It has been changed elsewhere.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct: Pregnant' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('It has been changed elsewhere.')).toBeVisible();
  },
};

export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Pregnant' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Delete fact' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledWith(all[1]);
    await expect(canvas.getByText('Saved. One reading is now assessed differently.')).toBeVisible();
  },
};
