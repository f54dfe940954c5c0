import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Select } from './Select';

describe('Select', () => {
  it('refuses an item whose id is empty', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(<Select label="Kind" items={[{ id: '', label: 'All' }]} value={null} onChange={jest.fn()} />),
    ).toThrow('needs an id that is not empty');
    silent.mockRestore();
  });
});
