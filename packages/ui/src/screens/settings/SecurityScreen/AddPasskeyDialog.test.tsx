import { describe, expect, it } from '@jest/globals';
import { NewPasskey } from '@nadi/contract/limits';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { AddPasskeyDialog, passkeyNameMax } from './AddPasskeyDialog';

const idle = { phase: 'idle' } as const;

describe('AddPasskeyDialog', () => {
  it('has the bound of the contract', () => {
    expect(passkeyNameMax).toBe(NewPasskey.name.maxLength);
  });

  it.each([
    ['nothing', '   ', []],
    ['a name that is too long', 'x'.repeat(passkeyNameMax + 1), []],
    ['the longest name', 'x'.repeat(passkeyNameMax), [['x'.repeat(passkeyNameMax)]]],
    ['a name with space around it', '  My phone ', [['My phone']]],
  ])('with %s', async (_what, typed, asked) => {
    const user = userEvent.setup();
    const onAdd = fn();
    render(<AddPasskeyDialog action={idle} onAdd={onAdd} onClose={fn()} focusAfter={{ current: null }} />);
    await user.click(screen.getByRole('textbox', { name: /^Name/ }));
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onAdd.mock.calls).toEqual(asked);
  });
});
