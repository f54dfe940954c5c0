import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ListStatus } from './ListStatus';

describe('ListStatus', () => {
  it('tells of what is listed next, not of what was there at first', () => {
    const { rerender } = render(<ListStatus>{null}</ListStatus>);
    rerender(<ListStatus>Page 1 of 9</ListStatus>);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<ListStatus>{null}</ListStatus>);
    rerender(<ListStatus>Page 2 of 9</ListStatus>);
    expect(screen.getByRole('status').textContent).toBe('Page 2 of 9');
    rerender(<ListStatus>Page 1 of 9</ListStatus>);
    expect(screen.getByRole('status').textContent).toBe('Page 1 of 9');
  });
});
