import { afterEach, describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { toasts } from '../../../components/ToastRegion/toasts';
import type { Decision, RegistrationsState } from './DoctorRegistrationsScreen';
import * as stories from './DoctorRegistrationsScreen.stories';
import { waiting } from './test/example-queue';

const { Waiting } = composeStories(stories);
const [samuel] = waiting;
if (!samuel) throw new Error('Nobody waits in the example.');

const deciding = (decision: Decision): RegistrationsState => ({
  phase: 'ready',
  registrations: waiting,
  pagination: { page: 1, limit: 10, total: 2, pages: 1 },
  decision,
});

/** Opens the dialog that rejects Samuel, with a reason typed. */
async function rejectSamuel(onReject = fn()) {
  const user = userEvent.setup();
  const view = render(<Waiting onReject={onReject} />);
  await user.click(screen.getByRole('button', { name: 'Reject Dr. Samuel Thomas' }));
  await user.click(screen.getByRole('textbox', { name: /^Reason/ }));
  await user.paste('Not in the register.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  view.rerender(<Waiting onReject={onReject} state={deciding({ phase: 'pending' })} />);
  return { user, onReject, ...view };
}

describe('DoctorRegistrationsScreen', () => {
  afterEach(() => {
    for (const { key } of toasts.visibleToasts) toasts.close(key);
  });

  it('keeps the reason when it could not be saved', async () => {
    const { rerender } = await rejectSamuel();
    rerender(<Waiting state={deciding({ phase: 'failed', message: 'The server cannot be reached.' })} />);
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe(
      'Not in the register.',
    );
  });

  it('closes once it is done, and says so', async () => {
    const { rerender } = await rejectSamuel();
    rerender(<Waiting state={deciding({ phase: 'done' })} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts.visibleToasts.map(({ content }) => content.message)).toEqual([
      'Dr. Samuel Thomas is rejected and will see the reason.',
    ]);
  });

  it('decides against the registration as it now stands, after it was changed elsewhere', async () => {
    const { user, onReject, rerender } = await rejectSamuel();
    const current = { ...samuel, licenseNumber: 'EX-2019-000471', version: 2 };
    rerender(<Waiting onReject={onReject} state={deciding({ phase: 'conflict', current })} />);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('EX-2019-000471')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(onReject.mock.lastCall).toEqual(['registration-1', 2, 'Not in the register.']);
  });

  it('offers no decision on what someone else has decided, and reads the list again', async () => {
    const onReload = fn();
    const { user, rerender } = await rejectSamuel();
    const current = { ...samuel, status: 'VERIFIED' as const, version: 2 };
    rerender(<Waiting onReload={onReload} state={deciding({ phase: 'conflict', current })} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Dr. Samuel Thomas' }));
    expect(dialog.getByRole('status').textContent).toContain('is now verified');
    expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(onReload.mock.calls).toHaveLength(1);
  });

  it('does not say again what came of the last decision', async () => {
    const user = userEvent.setup();
    render(<Waiting state={deciding({ phase: 'failed', message: 'The server cannot be reached.' })} />);
    await user.click(screen.getByRole('button', { name: 'Verify Dr. Farida Khan' }));
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });
});
