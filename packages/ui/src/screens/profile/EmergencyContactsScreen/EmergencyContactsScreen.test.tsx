import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './EmergencyContactsScreen.stories';

const { Ready, Five, Loading, Failed, Forbidden, Empty } = composeStories(stories);

describe('EmergencyContactsScreen', () => {
  it.each(Object.entries({ Ready, Five, Loading, Failed, Forbidden, Empty }))(
    'says what it is: %s',
    (_, Story) => {
      render(<Story />);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Emergency contacts');
    },
  );

  it('says that it loads until it is there', () => {
    const { rerender } = render(<Loading />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    rerender(<Ready />);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is read again where it could not be, and not where it may not be', async () => {
    const onRetry = fn();
    const { rerender } = render(<Failed onRetry={onRetry} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<Forbidden />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no list where there is nothing yet', () => {
    render(<Empty />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nobody here yet');
  });
});
