import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateTimeField } from './DateTimeField';

const field = { name: 'measuredAt', label: 'When you measured' };
const partsShown = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);

afterEach(() => {
  jest.useRealTimers();
});

describe('DateTimeField', () => {
  it('shows a moment on the clock of the zone, whatever offset it came with', () => {
    render(
      <DateTimeField {...field} value="2026-11-20T01:40:00Z" onChange={jest.fn()} timeZone="Asia/Kolkata" />,
    );
    expect(partsShown()).toEqual(['20', '11', '2026', '07', '10', 'am']);
  });

  it('gives the offset that holds on that day', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(
      <DateTimeField
        {...field}
        value="2026-07-01T09:00:00+01:00"
        onChange={onChange}
        timeZone="Europe/London"
      />,
    );
    await user.click(screen.getByRole('spinbutton', { name: /^month/ }));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2026-08-01T09:00:00+01:00');
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('fills in the present minute', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T07:10:42+05:30') });
    const onChange = jest.fn();
    render(<DateTimeField {...field} value={null} onChange={onChange} timeZone="Asia/Kolkata" />);
    act(() => screen.getByRole('button', { name: 'Now' }).click());
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T07:10:00+05:30');
  });
});
