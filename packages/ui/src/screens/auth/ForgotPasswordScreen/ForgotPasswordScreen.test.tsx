import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './ForgotPasswordScreen.stories';

const { Ready } = composeStories(stories);
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });

describe('ForgotPasswordScreen', () => {
  it('begins reading at the heading of what came instead of the form, and keeps the address for another try', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Ready />);
    await user.type(email(), 'asha@nadi.example{Enter}');
    rerender(<Ready state={{ phase: 'submitting' }} />);
    rerender(<Ready state={{ phase: 'sent', email: 'asha@nadi.example' }} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your e-mail' }));
    rerender(<Ready />);
    expect(email().value).toBe('asha@nadi.example');
  });

  it('keeps the address where it could not be sent', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Ready />);
    await user.type(email(), 'asha@nadi.example{Enter}');
    rerender(<Ready state={{ phase: 'failed', message: 'Try again in a few seconds.' }} />);
    expect(email().value).toBe('asha@nadi.example');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});
