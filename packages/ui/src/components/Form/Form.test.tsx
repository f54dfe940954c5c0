import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import * as stories from './Form.stories';

const { Pending, Ready, WithErrors } = composeStories(stories);
const user = userEvent.setup();
const first = () => screen.getByRole('textbox', { name: 'First name' });
const last = () => screen.getByRole('textbox', { name: 'Last name' });
const send = () => screen.getByRole('button', { name: /Continue|Send/ });

const onSubmit = jest.fn();
function Question({ isPending = false, formError }: { isPending?: boolean; formError?: string }) {
  return (
    <Form onSubmit={onSubmit} isPending={isPending} formError={formError}>
      <TextField name="name" label="Name" value="Asha" onChange={jest.fn()} />
      <button type="submit">Send</button>
    </Form>
  );
}

afterEach(() => {
  onSubmit.mockClear();
});

describe('Form', () => {
  it('moves the focus to what is wrong, and from there to the field', async () => {
    const isSent = fn();
    render(<Ready onSubmit={isSent} />);
    await user.type(first(), 'Asha');
    await user.click(send());
    expect(isSent.mock.calls).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
    await user.click(screen.getByRole('link', { name: 'Enter your last name.' }));
    expect(document.activeElement).toBe(last());
  });

  it('takes two quick presses for one, and a changed answer for another attempt', async () => {
    const isSent = fn();
    render(<Ready onSubmit={isSent} />);
    await user.type(first(), 'Asha');
    await user.type(last(), 'Rao');
    await user.dblClick(send());
    expect(isSent.mock.calls).toHaveLength(1);
    await user.type(last(), ' Kulkarni{Enter}');
    expect(isSent.mock.calls).toHaveLength(2);
  });

  it('is not sent while it is being sent', async () => {
    const isSent = fn();
    render(<Pending onSubmit={isSent} />);
    await user.type(first(), 'Asha');
    await user.type(last(), 'Rao{Enter}');
    expect(isSent.mock.calls).toHaveLength(0);
  });

  it('leaves the focus alone when it appears with errors', () => {
    render(<WithErrors />);
    expect(document.activeElement).toBe(document.body);
  });

  it('moves the focus to what the server said, each time that it says so', async () => {
    const { rerender } = render(<Question />);
    for (const attempt of [1, 2]) {
      await user.click(send());
      rerender(<Question isPending />);
      rerender(<Question formError="The server cannot be reached." />);
      expect(onSubmit).toHaveBeenCalledTimes(attempt);
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    }
  });
});
