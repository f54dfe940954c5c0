import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { pictured } from '../../../catalogue/pictured';
import { DataScreen, type DataScreenProps, type DataState } from './DataScreen';

const idle = { phase: 'idle' } as const;
const ready: Extract<DataState, { phase: 'ready' }> = {
  phase: 'ready',
  eraseAt: null,
  wards: [],
  exporting: idle,
  deletion: idle,
};
const eraseAt = '2026-12-20T09:00:00+05:30';

const meta = {
  title: 'Screens/Settings/Your data',
  component: DataScreen,
  parameters: {
    guide: {
      purpose:
        'How do I download all my data, and how can I have it erased? Erasure happens after thirty days and can be cancelled until then.',
      operations: ['exportAccount', 'readAccountDeletion', 'requestAccountDeletion', 'cancelAccountDeletion'],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready,
    terms: { signedYears: 3, invoiceMonths: 72, registerYears: 3 },
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onExport: fn(),
    onDelete: fn(),
    onKeepAccount: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DataScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog', { name: 'Delete your account?' });

/** Does what it is asked, as the app does. */
function FakeApp(props: DataScreenProps) {
  const [state, setState] = useState(ready);
  const change = (to: { eraseAt: string | null }) => {
    setState({ ...state, deletion: { phase: 'pending' } });
    setTimeout(() => setState({ ...state, ...to, deletion: { phase: 'done' } }), 30);
  };
  return (
    <DataScreen
      {...props}
      state={state}
      onDelete={() => change({ eraseAt })}
      onKeepAccount={() => change({ eraseAt: null })}
    />
  );
}

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    const kept = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(kept[1]).toMatch(/notes of visits or prescriptions .* for 3 years after they were signed/);
    await expect(kept[2]).toMatch(/^If you ordered from the health shop: your invoices, for 72 months/);
    await expect(kept[3]).toMatch(/Schedule H1: the entry in a register .* for 3 years/);
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const Exporting: Story = { args: { state: { ...ready, exporting: { phase: 'pending' } } } };

export const Exported: Story = { args: { state: { ...ready, exporting: { phase: 'done' } } } };

export const NotExported: Story = {
  args: {
    state: {
      ...ready,
      exporting: {
        phase: 'failed',
        message: 'Your data could not be fetched. Nothing was changed; try again in a few minutes.',
      },
    },
  },
};

export const AskedBeforeDeleting: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const asked = within(await dialog());
    await userEvent.click(asked.getByRole('button', { name: 'Delete my account' }));
    await expect(asked.getByRole('alert')).toHaveTextContent('Tick the box');
    await expect(args.onDelete).not.toHaveBeenCalled();
    asked.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(asked.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Opens the question, and returns what it says. */
async function ask(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
  return dialog();
}

export const AskedByOnlyGuardian: Story = {
  args: { state: { ...ready, wards: ['Rohan', 'Meera'] } },
  play: async ({ canvas }) => {
    await expect(await ask(canvas)).toHaveTextContent(
      'The record of Rohan and Meera is deleted too, because you are the only guardian. Invite a second guardian first if it should stay.',
    );
  },
};

export const AskedWhileChildrenAreUnknown: Story = {
  args: { state: { ...ready, wards: null } },
  play: async ({ canvas }) => {
    await expect(await ask(canvas)).toHaveTextContent(
      'The records of children whose only guardian you are are deleted too.',
    );
  },
};

export const AskedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await dialog();
  },
};

export const WaitingToBeErased: Story = { args: { state: { ...ready, eraseAt } } };

export const NotKeptYet: Story = {
  args: {
    state: {
      ...ready,
      eraseAt,
      deletion: {
        phase: 'failed',
        message: 'The server cannot be reached for the moment. Your account is still there; try again.',
      },
    },
  },
};

export const DeletedAndKept: Story = {
  render: (args) => <FakeApp {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const asked = within(await dialog());
    await userEvent.click(asked.getByRole('checkbox'));
    await userEvent.click(asked.getByRole('button', { name: 'Delete my account' }));
    await canvas.findByText(/^Your account will be deleted on Sunday,? 20 December 2026\.$/);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(await canvas.findByText('Your account stays. Nothing was deleted.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Delete your account' })).toHaveFocus());
  },
};
