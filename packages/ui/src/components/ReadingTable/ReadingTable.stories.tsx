import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateSheet } from '../../catalogue/StateSheet';
import { ReadingTable } from './ReadingTable';

const rows = cast.readings.asha.slice(0, 10);
const unsent = { entryId: 1, action: 'add', standing: 'waiting' } as const;
const critical = cast.readings.asha.filter(({ interpretation }) => interpretation.status === 'critical');

export default {
  title: 'Components/ReadingTable',
  component: ReadingTable,
  parameters: {
    guide: {
      do: [
        'Use it for readings of one person, the newest first, ten or so at a time with a Pagination below.',
        'Mark what has not been sent yet with `unsent`; it stands beside the interpretation, never in its place.',
        'Keep the rows in sight while others are on their way.',
      ],
      dont: [
        'Do not use it for data of another kind: that is a Table.',
        'Do not leave out the unit or the interpretation to save room; narrow, it becomes a list.',
      ],
      keyboard: [
        ['Tab', 'Goes from the actions of one row to those of the next'],
        ['Enter, Space', 'Opens the actions'],
        ['Arrow keys, Enter', 'Choose one of them'],
        ['Escape', 'Closes the actions'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Readings of the last 30 days',
    rows: [...rows, ...critical],
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onEdit: fn(),
    onDelete: fn(),
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
        <ReadingTable {...args} label="Not sent yet" rows={NotSentYet.args?.rows ?? []} />
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
  args: { rows: rows.slice(0, 2).map((row, index) => (index === 0 ? { ...row, unsent } : row)) },
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
