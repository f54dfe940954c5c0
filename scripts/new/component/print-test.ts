export const printComponentTest = (
  name: string,
): string => `import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './${name}.stories';

const { Off, Disabled } = composeStories(stories);

describe('${name}', () => {
  it('tells what it has become, by a press and by a key', async () => {
    const user = userEvent.setup();
    const onChange = fn();
    render(<Off onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Only this week' }));
    await user.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('stays as it is while it cannot be used', async () => {
    const user = userEvent.setup();
    const onChange = fn();
    render(<Disabled onChange={onChange} />);
    await user.tab();
    await user.keyboard(' ');
    expect(onChange).not.toHaveBeenCalled();
  });
});
`;
