import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { connection, some, syncs, watch, withings } from './connection-samples';
import { IntegrationsScreen } from './IntegrationsScreen';

const meta = {
  title: 'Screens/Integrations/Connected accounts',
  component: IntegrationsScreen,
  parameters: {
    guide: {
      purpose: 'Which accounts of device makers are connected, and what came from them?',
      operations: [
        'listHealthProviders',
        'beginHealthConnection',
        'syncHealthConnection',
        'listHealthSyncs',
        'endHealthConnection',
      ],
      notes: [
        'What was left out is listed with its reason. A maker that is not set up here is named as that.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    connections: some(watch, withings),
    state: { phase: 'ready', rows: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } },
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    ...{
      onOpen: fn(),
      onAdd: fn(),
      onOpenExport: fn(),
      onAddExport: fn(),
      onUndo: fn(),
      onPageChange: fn(),
      onRetry: fn(),
    },
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  args: { connections: some({ ...watch, connection }, withings) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch now Sample watch and scale' }));
    await waitFor(() => expect(args.connections.onSync).toHaveBeenCalledWith('c1'));
  },
};
export const SignedOut: Story = {
  args: {
    connections: some(watch, {
      ...withings,
      isConfigured: true,
      connection: { ...connection, status: 'signed-out', nextSyncAt: null, failure: 'refused' },
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again Withings' }));
    await waitFor(() => expect(args.connections.onConnect).toHaveBeenCalledWith('withings'));
  },
};
export const History: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    connections: {
      ...some({ ...watch, connection }),
      history: { phase: 'ready', rows: syncs, pagination: { page: 1, limit: 10, total: 3, pages: 1 } },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('42 readings added')).toBeVisible();
    await expect(dialog.getByText('Not reached')).toBeVisible();
    await expect(dialog.getByText(/196\/124 mmHg .* call 112/)).toBeVisible();
    await expect(dialog.getByText('1 more is not shown.')).toBeVisible();
  },
};
export const EndingAConnection: Story = {
  args: { connections: some({ ...watch, connection }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^End the connection/ }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'End the connection' }));
    // Readings of the demonstration belong to no one.
    await waitFor(() => expect(args.connections.onEnd).toHaveBeenCalledWith('c1', { removesReadings: true }));
  },
};
export const CriticalAndLeftOut: Story = {
  args: {
    connections: some({
      ...{ ...withings, isConfigured: true },
      connection: { ...connection, critical: 1, leftOut: 3 },
    }),
  },
};
export const SetupRemoved: Story = { args: { connections: some({ ...withings, connection }) } };
export const SignedOutByAnImport: Story = {
  args: {
    connections: some({
      ...{ ...withings, isConfigured: true },
      connection: { ...connection, status: 'signed-out', nextSyncAt: null },
    }),
  },
};
export const LoadingAccounts: Story = { args: { connections: { ...some(), state: { phase: 'loading' } } } };
export const FailedAccounts: Story = { args: { connections: { ...some(), state: { phase: 'failed' } } } };
