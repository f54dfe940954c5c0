import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateSheet } from '../../catalogue/StateSheet';
import { type ReadingRow, ReadingTable, type Unsent } from './ReadingTable';

const rows = cast.readings.asha.slice(0, 10);
const waiting: Unsent[] = [
  { entryId: 1, action: 'add', standing: 'waiting' },
  { entryId: 2, action: 'add', standing: 'sending' },
  { entryId: 3, action: 'change', standing: 'waiting' },
  { entryId: 4, action: 'change', standing: 'attention' },
  { entryId: 5, action: 'delete', standing: 'waiting' },
  { entryId: 6, action: 'delete', standing: 'sending' },
];
const unsent: ReadingRow[] = rows.map((row, index) => ({ ...row, unsent: waiting[index] })).slice(0, 7);
const critical = cast.readings.asha.filter(({ interpretation }) => interpretation.status === 'critical');

export default {
  title: 'Components/ReadingTable',
  component: ReadingTable,
  parameters: {
    guide: {
      do: [
        'Use it for readings of one person, newest first, about ten at a time with a Pagination below.',
        'Mark unsent readings with `unsent`; the mark is beside the interpretation, never in its place.',
        'Leave a reading in its row until the server has deleted it: struck through, it shows that it will be deleted and can still be kept.',
        'Keep the rows visible while others are loading.',
      ],
      dont: [
        'Do not use it for other data: that is a Table.',
        'Do not leave out the unit or the interpretation to save space; on narrow screens it becomes a list.',
      ],
      keyboard: [
        ['Tab', 'Moves from the actions of one row to those of the next'],
        ['Enter, Space', 'Opens the actions'],
        ['Arrow keys, Enter', 'Choose one of them'],
        ['Escape', 'Closes the actions'],
        ['Enter, Space on Undo', 'Keeps a reading that would be deleted'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Readings of the last 30 days',
    rows: [...rows, ...critical],
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onExplain: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onUndoDelete: fn(),
    onResolve: fn(),
  },
} satisfies Meta<typeof ReadingTable>;
type Story = StoryObj<typeof ReadingTable>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <section>
        <ReadingTable {...args} label="All kinds of readings" />
      </section>
      <section>
        <ReadingTable {...args} label="Not sent yet" rows={unsent} />
      </section>
      <section style={{ maxInlineSize: '24rem' }}>
        <ReadingTable {...args} label="Not sent yet, narrow" rows={unsent} />
      </section>
      <section>
        <ReadingTable {...args} label="Long content" rows={LongContent.args?.rows ?? []} />
      </section>
      <section>
        <ReadingTable {...args} label="On their way" rows={rows.slice(0, 3)} isPending />
      </section>
      <section style={{ maxInlineSize: '20rem' }}>
        <ReadingTable {...args} label="Narrow" rows={critical} />
      </section>
    </StateSheet>
  ),
};

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
    // It measures its place first.
    await expect(await canvas.findByRole('list', { name: 'Readings of the last 30 days' })).toBeVisible();
  },
};

export const NotSentYet: Story = {
  args: { rows: unsent },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Not sent yet')).toHaveLength(1);
    await expect(canvas.getAllByText('In range')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: /^Decide about / }));
    await expect(args.onResolve).toHaveBeenCalledWith(unsent[3]);
  },
};

export const UndoDeleteByKeyboard: Story = {
  args: { rows: unsent },
  play: async ({ args, canvas }) => {
    // A reading that is already being deleted can no longer be kept.
    const undo = canvas.getByRole('button', { name: /^Undo deleting / });
    canvas.getByRole('button', { name: /^Decide about / }).focus();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndoDelete).toHaveBeenCalledWith(unsent[4]);
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
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
    await expect(args.onEdit).toHaveBeenCalledWith(rows[0]);
  },
};
