import type { Subject } from '../subject';

export const printFormTest = ({
  name,
  heading,
}: Subject): string => `import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './${name}.stories';

const { Ready, Loading, Failed, Forbidden, Empty, Saved, Refused } = composeStories(stories);

describe('${name}', () => {
  it.each(Object.entries({ Ready, Loading, Failed, Forbidden, Empty }))('says what it is: %s', (_, Story) => {
    render(<Story />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${heading}');
  });

  it('is read again where it could not be', async () => {
    const onRetry = fn();
    render(<Failed onRetry={onRetry} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('asks for what is missing, and sends nothing', async () => {
    const onSave = fn();
    render(<Empty onSave={onSave} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('calls saved what was saved, and not what was typed since', async () => {
    render(<Saved />);
    expect(screen.getByText('Saved.')).toBeTruthy();
    await userEvent.setup().type(screen.getByRole('textbox'), ' Devi');
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('says what the server refused, at the field', () => {
    render(<Refused />);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Use 100 characters at most/).length).toBeGreaterThan(0);
  });
});
`;
