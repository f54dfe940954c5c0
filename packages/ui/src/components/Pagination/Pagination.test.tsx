import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Pagination } from './Pagination';

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={2} total={14} limit={10} onChange={setPage} />;
}

describe('Pagination', () => {
  it('keeps the focus where the button that had it has nothing more to do', async () => {
    const user = userEvent.setup();
    render(<Pages />);
    screen.getByRole('button', { name: 'Older' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('11 to 14 of 14');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Newer' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('1 to 10 of 14');
  });
});
