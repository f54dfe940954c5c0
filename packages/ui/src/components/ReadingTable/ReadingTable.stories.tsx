import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReadingTable } from './ReadingTable';

const rows = cast.readings.asha.slice(0, 10);
const critical = cast.readings.asha.filter(({ interpretation }) => interpretation.status === 'critical');

export default {
  title: 'Components/ReadingTable',
  component: ReadingTable,
  args: {
    label: 'Readings of the last 30 days',
    rows: [...rows, ...critical],
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ReadingTable>;
type Story = StoryObj<typeof ReadingTable>;

export const Wide: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Readings of the last 30 days' })).toBeVisible();
  },
};

export const NotSentYet: Story = {
  args: { rows: rows.slice(0, 2).map((row, index) => ({ ...row, isUnsent: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('not sent yet')).toHaveLength(1);
    await expect(canvas.getAllByText('In range')).not.toHaveLength(0);
  },
};

export const LongContent: Story = {
  args: {
    rows: rows.slice(0, 2).map((row) => ({
      ...row,
      note: 'Measured after a night with little sleep, two cups of coffee and a long walk up to the temple, with the cuff that we borrowed from the neighbour because ours had no battery. '.repeat(
        3,
      ),
      enteredBy: { self: false, name: 'Venkatanarasimharajuvaripeta Subramanian Krishnamurthy' },
    })),
  },
};

export const OtherRowsOnTheirWay: Story = { args: { isPending: true } };

export const EditByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Actions for Blood pressure, Today, 7:10 am' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(rows[0]);
  },
};
