import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { half, opened, page, syncs } from './connection-samples';
import { IntegrationsScreen } from './IntegrationsScreen';

const ready = { phase: 'ready', rows: syncs } as const;

const meta = {
  title: 'Screens/Integrations/History of an account',
  component: IntegrationsScreen,
  parameters: {
    guide: {
      purpose: 'What did each fetch bring, and what was not added, and why?',
      operations: ['listHealthSyncs'],
      notes: ['What would be dangerous, should it be real, is always listed openly.'],
    } satisfies ScreenGuide,
  },
  args: {
    connections: opened({ ...ready, pagination: { page: 1, limit: 10, total: 3, pages: 1 } }),
    ...page,
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const history = async () =>
  within(await screen.findByRole('dialog', { name: 'History of Sample watch and scale' }));

export const History: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async () => {
    const dialog = await history();
    // Keeps the dangerous readings in view: the focus does not scroll past them.
    await expect(dialog.getByRole('heading', { name: '12 readings added' })).toHaveFocus();
    await expect(dialog.getByRole('link', { name: 'Open your readings' })).toBeVisible();
    await expect(dialog.getByText('42 readings added')).toBeVisible();
    await expect(dialog.getByText('Not reached')).toBeVisible();
    await expect(
      dialog.getByText('It ended early because Sample watch and scale could not be reached.'),
    ).toBeVisible();
    await expect(
      dialog.getByText(
        /^Blood pressure 196\s\/\s124 mmHg, measured today, 7:10 am, was not added.* call 112/,
      ),
    ).toBeVisible();
    await expect(dialog.getByText(/3 already there/)).toBeVisible();
  },
};
export const MoreThanAreListedOpenly: Story = {
  play: async () => {
    const dialog = await history();
    const hidden = dialog.getByText(/^A reading was not added\./);
    await expect(hidden).not.toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^1 more was not added/ }));
    await expect(hidden).toBeVisible();
  },
};
export const ManyThatAreDangerous: Story = {
  args: {
    connections: opened({
      ...{ phase: 'ready', pagination: { page: 1, limit: 10, total: 1, pages: 1 } },
      rows: [
        {
          ...{ id: 's4', added: 0, alreadyThere: 0, critical: 0, failure: null },
          ...{
            leftOut: [...(syncs[2]?.leftOut ?? []), ...half, ...half, ...half],
            createdAt: '2026-11-20T09:01:00+05:30',
          },
        },
      ],
    }),
  },
  play: async () => {
    const dialog = await history();
    // They come first, though the server listed them last.
    for (const words of await dialog.findAllByText(/^Blood pressure, (lower|upper) number .* mmHg, measured/))
      await expect(words).toBeVisible();
    await expect(dialog.getAllByText(/it is dangerous/)).toHaveLength(6);
    await expect(dialog.getByRole('button', { name: /^6 more were not added/ })).toBeVisible();
    await expect(dialog.getAllByText(/lower number 124 mmHg/)).toHaveLength(3);
  },
};
export const SecondPage: Story = {
  args: {
    connections: opened({ ...ready, pagination: { page: 2, limit: 10, total: 13, pages: 2 } }),
  },
  play: async ({ args }) => {
    const dialog = await history();
    await expect(dialog.getByText('11 to 13 of 13')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Newer' }));
    await expect(args.connections.onHistoryPage).toHaveBeenCalledWith(1);
  },
};
export const TurningThePage: Story = {
  args: {
    connections: opened({
      ...{ ...ready, isPending: true },
      pagination: { page: 1, limit: 3, total: 5, pages: 2 },
    }),
  },
  play: async () => {
    const dialog = await history();
    await expect(dialog.getByText('Loading...')).toBeVisible();
    await expect(dialog.getByText('42 readings added')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { connections: opened({ phase: 'loading' }) },
  play: async () => {
    await expect((await history()).queryByText(/readings added$/)).toBeNull();
  },
};
export const Failed: Story = {
  args: { connections: opened({ phase: 'failed' }) },
  play: async ({ args }) => {
    const dialog = await history();
    await expect(dialog.getByText('The history could not be loaded.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.connections.onRetry).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { connections: opened({ phase: 'ready', rows: [] }) },
  play: async () => {
    await expect((await history()).getByText('Nothing was fetched yet.')).toBeVisible();
  },
};
export const OfAnEndedConnection: Story = {
  args: {
    connections: { ...opened({ phase: 'failed' }), state: { phase: 'ready', providers: [] } },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'History of this account' })).toBeVisible();
  },
};
