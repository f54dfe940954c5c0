import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { EmptyState } from '../EmptyState/EmptyState';
import { IconButton } from '../IconButton/IconButton';
import { Tag } from '../Tag/Tag';
import { Table, type TableColumn, type TableProps } from './Table';

type Report = { id: string; name: string; from: string; on: string; pages: number; isNew?: boolean };

const rows: Report[] = [
  { id: 'hba1c', name: 'HbA1c', from: 'Saraswati Diagnostics', on: '12 Nov', pages: 2, isNew: true },
  { id: 'kidney', name: 'Kidney function', from: 'Saraswati Diagnostics', on: '12 Nov', pages: 3 },
  { id: 'echo', name: 'Echocardiogram', from: 'City Heart Centre', on: '2 Oct', pages: 11 },
  { id: 'lipids', name: 'Lipid profile', from: 'Saraswati Diagnostics', on: '14 Aug', pages: 2 },
];

const columns: TableColumn<Report>[] = [
  { id: 'name', name: 'Report', isSortable: true, render: ({ name }) => name },
  { id: 'from', name: 'From', render: ({ from }) => from },
  { id: 'on', name: 'Date', isSortable: true, render: ({ on }) => on },
  {
    id: 'state',
    name: 'State',
    render: ({ isNew }) => (isNew ? <Tag tone="info">New</Tag> : 'Read'),
  },
  { id: 'pages', name: 'Pages', align: 'end', render: ({ pages }) => pages },
];

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
        'Use it where people compare things of one kind: reports, appointments, registrations.',
        'Head each row by what people look for; that column leads to the thing.',
        'Align numbers that are compared at the end, with their unit in the name of the column.',
        'Let the screen say above the table in one sentence what is in it.',
      ],
      dont: [
        'Do not use it for readings: ReadingTable says what each one means.',
        'Do not use it to lay things out beside each other: that is a Grid.',
        'Do not make every column sortable; two or three orders are enough to find a thing.',
        'Do not put more than one or two buttons into a row: a Menu takes the others.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus into the table, and out of it'],
        ['Up, Down', 'Moves from row to row; from the first one up to the names of the columns'],
        ['Right, Left', 'Moves from cell to cell within a row, and to what can be pressed in it'],
        ['Enter', 'Opens the row; on the name of a column, puts the rows in its order'],
        ['Space', 'Ticks the row'],
        ['Ctrl+A, Esc', 'Ticks all, ticks none'],
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

const long = rows.slice(0, 2).map((row) => ({
  ...row,
  name: 'Glykiertes Hämoglobin und Nüchternblutzuckerbestimmung',
  from: 'Venkatanarasimharajuvaripeta Diagnostics and Research Institute',
}));

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
        <Table {...args} columns={columns.map((column) => ({ ...column, isSortable: false }))} />
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
          <InState state={state} target="tbody > tr">
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

export const SortedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /HbA1c/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    const head = canvas.getByRole('columnheader', { name: 'Report' });
    await expect(head).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const TickedByKeyboard: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['kidney']);
    await expect(canvas.getByRole('row', { name: /Kidney/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['hba1c', 'kidney', 'echo', 'lipids']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Echocardiogram/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['hba1c', 'kidney', 'lipids']);
  },
};

export const RowsAreLinks: Story = {
  args: { rowHref: ({ id }) => `#${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Echocardiogram' })).toHaveAttribute('href', '#echo');
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
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[0]);
  },
};

export const Narrow: Story = {
  args: { columns: withButtons, rowHref: ({ id }) => `#${id}`, onSelectionChange: fn() },
  decorators: narrow,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Date').some((term) => term.getBoundingClientRect().width > 0)).toBe(
      true,
    );
    // What orders the rows is still there to be pressed.
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Report' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /HbA1c/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['hba1c']);
  },
};

export const HeadInSight: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    height: 'window',
    rows: Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      name: `Report ${index + 1}`,
      from: 'Saraswati Diagnostics',
      on: `${index + 1} Nov`,
      pages: index + 2,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    const frame = grid.parentElement;
    frame?.scrollTo(0, 600);
    const head = canvas.getByRole('columnheader', { name: 'Report' });
    await expect(
      Math.abs(head.getBoundingClientRect().top - (frame?.getBoundingClientRect().top ?? 0)),
    ).toBeLessThan(2);
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
