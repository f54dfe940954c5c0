import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './Table.stories';

const { SortedByKeyboard, Empty, RowsAreLinks } = composeStories(stories);

/** Without styles, what stands there for the narrow form only is there too. */
const table = () => within(screen.getByRole('table', { name: 'Your reports' }));

describe('Table', () => {
  it('gives what is ticked in the order of the rows, whatever the order of ticking', async () => {
    const onSelectionChange = jest.fn();
    render(<SortedByKeyboard onSelectionChange={onSelectionChange} />);
    const [all, hba1c, , , lipids] = await table().findAllByRole('checkbox');
    if (!all || !hba1c || !lipids) throw new Error('There are boxes missing.');
    fireEvent.click(lipids);
    fireEvent.click(hba1c);
    expect(onSelectionChange).toHaveBeenLastCalledWith(['hba1c', 'lipids']);
    fireEvent.click(all);
    expect(onSelectionChange).toHaveBeenLastCalledWith(['hba1c', 'kidney', 'echo', 'lipids']);
    fireEvent.click(all);
    expect(onSelectionChange).toHaveBeenLastCalledWith([]);
  });

  it('has no boxes where nobody asks what is ticked', () => {
    render(<RowsAreLinks />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('turns the order round when its column is pressed again, and is not ordered by the others', async () => {
    const onSortChange = jest.fn();
    render(<SortedByKeyboard onSortChange={onSortChange} />);
    const date = table().getByRole('button', { name: 'Date' });
    await userEvent.click(date);
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'on', direction: 'ascending' });
    await userEvent.click(date);
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'on', direction: 'descending' });
    expect(table().queryByRole('button', { name: 'From' })).toBeNull();
  });

  it('says a new order, and not the one that was there from the beginning', async () => {
    render(<SortedByKeyboard />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(table().getByRole('button', { name: 'Report' }));
    expect(screen.getByRole('status').textContent).toBe('Sorted by Report, ascending');
    expect(table().getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBeNull();
  });

  it('heads each row by its first column, where no other is said to', () => {
    render(<SortedByKeyboard />);
    expect(
      table()
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['HbA1c', 'Kidney function', 'Echocardiogram', 'Lipid profile']);
  });

  it('offers no order and no tick while there is nothing', async () => {
    render(<Empty onSelectionChange={() => undefined} />);
    expect(screen.queryByText('Sort by')).toBeNull();
    expect(table().queryByRole('button')).toBeNull();
    expect(table().getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBeNull();
    const all = await table().findByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all.disabled).toBe(true);
  });

  it('drops from what is ticked what is no longer a row', async () => {
    const onSelectionChange = jest.fn();
    render(<SortedByKeyboard selectedIds={['gone', 'echo']} onSelectionChange={onSelectionChange} />);
    const all = await table().findByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all.indeterminate).toBe(true);
    fireEvent.click(table().getByRole('checkbox', { name: 'Select HbA1c' }));
    expect(onSelectionChange).toHaveBeenLastCalledWith(['hba1c', 'echo']);
  });
});
