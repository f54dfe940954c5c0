import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './ResetPasswordScreen.stories';

const { Ready } = composeStories(stories);

describe('ResetPasswordScreen', () => {
  it.each([
    ['done', 'Your new password is saved'],
    ['expired', 'This link no longer works'],
  ] as const)('begins reading at the heading once it is %s', async (phase, title) => {
    const user = userEvent.setup();
    const { rerender } = render(<Ready />);
    await user.type(screen.getByLabelText(/^New password/), 'the kettle sings at six{Enter}');
    rerender(<Ready state={{ phase: 'submitting' }} />);
    rerender(<Ready state={{ phase }} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });
});
