import { describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './PatientProfileScreen.stories';

const { Kept, Ready } = composeStories(stories);
const profile = cast.profiles.asha;
const lastName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' });

describe('PatientProfileScreen', () => {
  it('lets a newer profile show through, but not over what is being edited', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Ready />);
    await user.type(lastName(), '-Rao');
    rerender(
      <Ready
        state={{
          phase: 'ready',
          saving: 'idle',
          profile: { ...profile, firstName: 'Asha Devi', lastName: 'Shah' },
        }}
      />,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Asha Devi');
    expect(lastName().value).toBe('Kulkarni-Rao');
  });

  it('calls kept what was kept, and not what was typed since', async () => {
    const user = userEvent.setup();
    render(<Kept />);
    expect(screen.getByText('Kept on this device.')).toBeTruthy();
    await user.type(lastName(), '-Rao');
    expect(screen.queryByText('Kept on this device.')).toBeNull();
  });

  it("gives up one's own changes for what was saved elsewhere", async () => {
    const user = userEvent.setup();
    const onReload = fn();
    const { rerender } = render(<Ready onReload={onReload} />);
    await user.type(lastName(), '-Rao');
    const conflict = { ...profile, lastName: 'Shah' };
    rerender(<Ready onReload={onReload} state={{ phase: 'ready', saving: 'failed', profile, conflict }} />);
    expect(screen.getByText('Last name: yours is Kulkarni-Rao, the saved version is Shah.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use saved version' }));
    expect(onReload.mock.calls).toHaveLength(1);
    expect(lastName().value).toBe('Shah');
  });
});
