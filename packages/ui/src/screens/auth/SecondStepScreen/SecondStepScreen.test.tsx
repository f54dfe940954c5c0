import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './SecondStepScreen.stories';

const { Ready } = composeStories(stories);
const failed = { phase: 'failed', message: 'This code is incorrect.' } as const;

describe('SecondStepScreen', () => {
  it('does not say of the recovery code what the server said of the other, and keeps both', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Ready />);
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), '123456{Enter}');
    rerender(<Ready state={{ phase: 'submitting' }} />);
    rerender(<Ready state={failed} />);
    expect(screen.getByRole('alert').textContent).toContain('This code is incorrect.');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use your authenticator app instead' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Code/ }).value).toBe('123456');
  });

  it('leaves the focus where it is when it is opened', () => {
    render(<Ready />);
    expect(document.activeElement).toBe(document.body);
  });
});
