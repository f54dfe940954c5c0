import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './SignInScreen.stories';

const { Ready, WithPasskey } = composeStories(stories);
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });

describe('SignInScreen', () => {
  it('keeps what was typed after a failure, and takes the focus to it', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Ready />);
    await user.type(email(), 'asha@nadi.example');
    await user.type(screen.getByLabelText(/^Password/), 'not the one{Enter}');
    rerender(<Ready state={{ phase: 'submitting' }} />);
    rerender(<Ready state={{ phase: 'failed', message: 'Check both and try again.' }} />);
    expect(email().value).toBe('asha@nadi.example');
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('not the one');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('alert').textContent).toContain('Check both and try again.');
  });

  it('says what this page itself finds before what the server said of the last attempt', async () => {
    const user = userEvent.setup();
    render(<Ready state={{ phase: 'failed', message: 'Check both and try again.' }} />);
    await user.type(email(), 'asha');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain('Enter your e-mail address in full');
    expect(said).not.toContain('Check both');
  });

  it('lets what the server says of a passkey through, whatever is wrong with the fields', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<WithPasskey />);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    rerender(<WithPasskey isPasskeyPending />);
    rerender(<WithPasskey state={{ phase: 'failed', message: 'This passkey is not known here.' }} />);
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain('This passkey is not known here.');
    expect(said).not.toContain('Enter your password.');
  });
});
