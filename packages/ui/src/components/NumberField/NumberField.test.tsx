import { describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { NumberField } from './NumberField';
import * as stories from './NumberField.stories';

const { NotSentWhileUnreadable, WithUnits } = composeStories(stories);

describe('NumberField', () => {
  it('keeps what is no number, says so once it is left, and takes it back when it is put right', async () => {
    const user = userEvent.setup();
    const onChange = fn();
    render(<WithUnits value={null} onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'Temperature' });
    await user.type(field, '98,6');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, '98.6');
    expect((field as HTMLInputElement).value).toBe('98.6');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(98.6);
  });

  it('shows a value that came from outside', () => {
    const field = { label: 'Weight', unit: 'kg', onChange: jest.fn() };
    const { rerender } = render(<NumberField {...field} value={70} />);
    rerender(<NumberField {...field} value={154.3} unit="lb" />);
    expect(screen.getByDisplayValue('154.3')).toBeTruthy();
    rerender(<NumberField {...field} value={null} />);
    expect(screen.getByDisplayValue('')).toBeTruthy();
  });

  it('keeps its form from going off without what was typed', async () => {
    const user = userEvent.setup();
    const onChange = fn();
    render(<NotSentWhileUnreadable onChange={onChange} />);
    await user.type(screen.getByRole('textbox'), '98,6{Enter}');
    // The story's form tells a sending by a zero.
    expect(onChange.mock.calls).not.toContainEqual([0]);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '98.6{Enter}');
    expect(onChange.mock.calls).toContainEqual([0]);
  });
});
