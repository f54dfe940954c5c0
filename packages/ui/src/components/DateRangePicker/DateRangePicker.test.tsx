import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker, type DayRange } from './DateRangePicker';

const march = { start: '2024-03-04', end: '2024-03-14' };
const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);

function Controlled({ onChange }: { onChange: (value: DayRange | null) => void }) {
  const [value, setValue] = useState<DayRange | null>(march);
  return (
    <DateRangePicker
      label="Days"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

describe('DateRangePicker', () => {
  it('gives no range that ends before it starts, keeps what was typed, and takes it when it is put right', async () => {
    const onChange = jest.fn();
    render(<Controlled onChange={onChange} />);
    const [startDay] = screen.getAllByRole('spinbutton');
    await userEvent.click(startDay as HTMLElement);
    await userEvent.keyboard('20');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(parts()).toEqual(['20', '03', '2024', '14', '03', '2024']);
    await userEvent.click(startDay as HTMLElement);
    await userEvent.keyboard('05');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2024-03-05', end: '2024-03-14' });
  });
});
