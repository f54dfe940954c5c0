import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './Table.stories';

const { SortedByKeyboard, Empty, RowsAreLinks } = composeStories(stories);

describe('Table', () => {
  it('gives what is ticked in the order of the rows, whatever the order of ticking', () => {
    const onSelectionChange = jest.fn();
    render(<SortedByKeyboard onSelectionChange={onSelectionChange} />);
    const [all, hba1c, , , lipids] = screen.getAllByRole('checkbox');
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
    await userEvent.click(screen.getByRole('columnheader', { name: 'Date' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'on', direction: 'ascending' });
    await userEvent.click(screen.getByRole('columnheader', { name: 'From' }));
    expect(onSortChange).toHaveBeenCalledTimes(1);
  });

  it('heads each row by its first column, where no other is said to', () => {
    render(<SortedByKeyboard />);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'HbA1c',
      'Kidney function',
      'Echocardiogram',
      'Lipid profile',
    ]);
  });

  it('offers no order and no tick while there is nothing', () => {
    render(<Empty onSelectionChange={() => undefined} />);
    expect(screen.queryByText('Sort by')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).disabled).toBe(true);
  });
});
