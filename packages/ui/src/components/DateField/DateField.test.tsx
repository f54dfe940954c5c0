import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from './DateField';

describe('DateField', () => {
  it('goes on where somebody came to it before its code was here', async () => {
    render(<DateField label="Date of birth" value={null} onChange={jest.fn()} />);
    const face = screen.getByRole('textbox', { name: /^Date of birth/ });
    expect(face.textContent).toBe('dd/mm/yyyy');
    act(() => face.focus());
    const day = await screen.findByRole('spinbutton', { name: /^day/ });
    expect(document.activeElement).toBe(day);
    await userEvent.keyboard('14');
    expect(day.textContent).toBe('14');
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /^month/ }));
  });
});
