import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './Select';

const items = [
  { id: 'blood-pressure', label: 'Blood pressure' },
  { id: 'glucose', label: 'Glucose' },
  { id: 'weight', label: 'Weight' },
];

function Kind({ onChange }: { onChange: (id: string) => void }) {
  const [value, setValue] = useState<string | null>('glucose');
  const choose = (id: string) => {
    setValue(id);
    onChange(id);
  };
  return <Select label="Kind" description="Of reading" items={items} value={value} onChange={choose} />;
}

const trigger = () => screen.getByRole('button', { name: /Kind/ });

describe('Select', () => {
  it('refuses an item whose id is empty', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(<Select label="Kind" items={[{ id: '', label: 'All' }]} value={null} onChange={jest.fn()} />),
    ).toThrow('needs an id that is not empty');
    silent.mockRestore();
  });

  it('is chosen from by keys while it is closed', async () => {
    const onChange = jest.fn();
    render(<Kind onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith('weight');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith('blood-pressure');
    await userEvent.keyboard('gl');
    expect(onChange).toHaveBeenLastCalledWith('glucose');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is named by what is chosen and its label, and leads from the label to the button', async () => {
    render(<Kind onChange={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Glucose Kind' }).getAttribute('aria-expanded')).toBe('false');
    const help = document.getElementById(trigger().getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('Of reading');
    await userEvent.click(screen.getByText('Kind'));
    expect(document.activeElement).toBe(trigger());
  });
});
