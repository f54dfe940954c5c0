import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { columns, long, many, type Report, rows, toRead } from './examples';
import { Table, type TableColumn, type TableProps } from './Table';

const withButtons: TableColumn<Report>[] = [
  ...columns,
  {
    id: 'actions',
    name: 'Actions',
    isNameHidden: true,
    align: 'end',
    render: ({ name }) => <IconButton icon={Download} label={`Download ${name}`} />,
  },
];

function Controlled(args: TableProps<Report>) {
  const [sort, setSort] = useState(args.sort);
  const [selected, setSelected] = useState(args.selectedIds);
  return (
    <Table
      {...args}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        args.onSortChange?.(next);
      }}
      selectedIds={selected}
      onSelectionChange={
        args.onSelectionChange &&
        ((next) => {
          setSelected(next);
          args.onSelectionChange?.(next);
        })
      }
    />
  );
}

const meta = {
  title: 'Components/Table',
  component: Table<Report>,
  args: {
    label: 'Your reports',
    columns,
    rows,
    sort: { column: 'on', direction: 'descending' },
    onSortChange: fn(),
  },
  render: Controlled,
  parameters: {
    guide: {
      do: [
        'Use it if people compare items of one kind: reports, appointments, registrations.',
        'Start each row with what people look for; that column links to the item.',
        'Align numbers that are compared to the end, with their unit in the column header.',
        'Say in one sentence above the table what it contains.',
      ],
      dont: [
        'Do not use it for readings: ReadingTable says what each one means.',
        'Do not use it for layout: that is a Grid.',
        'Do not make a row a link if its name is a link of its own.',
        'Do not make every column sortable; two or three are enough to find an item.',
        'Do not put more than one or two buttons into a row: use a Menu for the others.',
      ],
      keyboard: [
        ['Tab', 'Moves through the controls; a table without controls is skipped'],
        ['Enter, Space', 'On a column header, sorts the rows by it, and again reverses the order'],
        ['Space', 'Ticks a row, or all of them'],
        ['Enter', 'Opens the row whose name is focused'],
        ['Arrow keys', 'Scroll a table that is higher than its space'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Table<Report>>;
export default meta;

type Story = StoryObj<typeof Table<Report>>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
];

const none = (
  <EmptyState title="No reports yet" level={3}>
    Reports that you upload, or that a doctor sends, will be here.
  </EmptyState>
);

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="To read">
        <Table {...args} columns={toRead} />
      </StateRow>
      <StateRow title="In order, with buttons and a note">
        <Table
          {...args}
          columns={withButtons}
          description="Of the last twelve months. Older reports are kept, too."
        />
      </StateRow>
      <StateRow title="Rows that lead somewhere, two ticked">
        <Table
          {...args}
          rowHref={({ id }) => `#${id}`}
          selectedIds={['hba1c', 'echo']}
          onSelectionChange={fn()}
        />
      </StateRow>
      {(['hovered', 'focused'] as const).map((state) => (
        <StateRow key={state} title={`A row ${state}`}>
          <InState state={state} target="tbody a">
            <Table {...args} rows={rows.slice(0, 2)} rowHref={({ id }) => `#${id}`} />
          </InState>
        </StateRow>
      ))}
      <StateRow title="Others on their way">
        <Table {...args} rows={rows.slice(0, 2)} isPending />
      </StateRow>
      <StateRow title="Long words">
        <Table {...args} rows={long} />
      </StateRow>
      <StateRow title="Loading">
        <Table {...args} rows={[]} isPending />
      </StateRow>
      <StateRow title="Empty">
        <Table {...args} rows={[]} emptyState={none} />
      </StateRow>
    </StateSheet>
  ),
};

export const ToRead: Story = {
  args: { columns: toRead, description: 'Of the last twelve months.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Your reports' });
    await expect(table).toHaveAccessibleDescription('Of the last twelve months.');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    const head = canvas.getByRole('columnheader', { name: 'Report' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Report, ascending');
    await expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus();
  },
};

/** Waits for a box to tick: boxes are fetched after the table, which takes seconds on a machine with other work. */
const findBox = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.findByRole('checkbox', { name }, { timeout: 10_000 });

export const TickedByKeyboard: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const all = await findBox(canvas, 'Select all');
    await userEvent.tab();
    await expect(all).toHaveFocus();
    // Past the names of two columns and the first row.
    for (const _ of ['Report', 'Date', 'HbA1c', 'Kidney function']) await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select Kidney function' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['kidney']);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['hba1c', 'kidney', 'echo', 'lipids']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Echocardiogram' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['hba1c', 'kidney', 'lipids']);
  },
};

export const RowsAreLinks: Story = {
  args: { rowHref: ({ id }) => `#${id}` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Echocardiogram' });
    await expect(link).toHaveAttribute('href', '#echo');
    // It can be pressed wherever its row is.
    const { x, y, width, height } = canvas.getByRole('cell', { name: '11' }).getBoundingClientRect();
    const pressed = canvasElement.ownerDocument.elementFromPoint(x + width - 2, y + height / 2);
    await expect(pressed).toBe(link);
    for (const _ of ['Report', 'Date', 'HbA1c']) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'HbA1c' })).toHaveFocus();
  },
};

export const RowsDoSomething: Story = {
  args: { onRowAction: fn(), columns: withButtons },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Echocardiogram' }));
    await expect(args.onRowAction).toHaveBeenCalledTimes(1);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Download HbA1c' }));
    await expect(args.onRowAction).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[0]);
  },
};

export const Narrow: Story = {
  args: { columns: withButtons, rowHref: ({ id }) => `#${id}`, onSelectionChange: fn() },
  decorators: narrow,
  play: async ({ args, canvas, userEvent }) => {
    // Cards are rows still. They have no columns; their terms are said with their values.
    await findBox(canvas, 'Select HbA1c');
    const table = within(canvas.getByRole('table', { name: 'Your reports' }));
    await expect(table.getAllByRole('row')).toHaveLength(rows.length);
    await expect(table.queryByRole('columnheader')).toBeNull();
    await expect(table.getAllByRole('cell', { name: 'Date 12 Nov' })).toHaveLength(2);
    const orders = within(canvas.getByRole('group', { name: 'Sort by' }));
    await expect(orders.getByRole('button', { name: 'Sorted by Date, descending' })).toBeVisible();
    await userEvent.click(orders.getByRole('button', { name: 'Report' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    await userEvent.click(table.getByRole('checkbox', { name: 'Select HbA1c' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['hba1c']);
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
};

export const HeadInSight: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    height: 'window',
    rows: many,
  },
  play: async ({ canvas }) => {
    canvas.getByRole('table').closest('[data-scrolls]')?.scrollTo(0, 600);
  },
};

export const ScrolledByKeyboard: Story = {
  args: HeadInSight.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = await canvas.findByRole('region', { name: 'Your reports' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    frame.scrollTo(0, 600);
    const { top } = canvas.getByRole('columnheader', { name: 'Report' }).getBoundingClientRect();
    await expect(Math.abs(top - frame.getBoundingClientRect().top)).toBeLessThan(2);
    await expect(canvasElement.ownerDocument.documentElement.scrollTop).toBe(0);
  },
};

export const Loading: Story = {
  args: { rows: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const OthersOnTheirWay: Story = { args: { isPending: true } };

export const Empty: Story = {
  args: { rows: [], emptyState: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  },
};

export const EmptyInASentence: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to show here.')).toBeVisible();
  },
};

export const LongWords: Story = { args: { rows: long } };
