import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyText } from './CopyText';

describe('CopyText', () => {
  it('says what to do where the browser does not let it copy', async () => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    render(<CopyText value="JBSWY3DP" copyLabel="Copy the key" />);
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect((await screen.findByRole('status')).textContent).toContain('Select the text');
  });

  it('copies the text itself, not its groups', async () => {
    const user = userEvent.setup();
    render(<CopyText value="JBSWY3DP" shown="JBSW Y3DP" copyLabel="Copy the key" />);
    await user.click(screen.getByRole('button', { name: 'Copy the key' }));
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DP');
  });
});
