import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Played<Args = object> = Pick<StoryContext<Args>, 'args' | 'canvas' | 'userEvent'>;

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

/** The states of every profile that is edited. */
export const notes = [
  'What was changed elsewhere meanwhile is shown beside; nothing is written over unseen.',
  'Offline, changes are kept on the device and marked as not sent; others see them once they are.',
];

/** As a profile stands while it is edited, saved and sent. */
export function profileStates<Profile>(profile: Profile) {
  const ready = { phase: 'ready', profile } as const;
  const readAt = '2026-11-20T07:10:00+05:30';
  return {
    saving: { state: { ...ready, saving: 'saving' } },
    saved: { state: { ...ready, saving: 'saved' } },
    notSaved: {
      state: {
        ...ready,
        saving: 'failed',
        message:
          'The server cannot be reached for the moment. Your changes are still here; try again in a few seconds.',
      },
    },
    offline: { isOffline: true, state: { ...ready, saving: 'idle', readAt } },
    kept: { isOffline: true, state: { ...ready, saving: 'kept', unsent: 'waiting', readAt } },
    beingSent: { state: { ...ready, saving: 'idle', unsent: 'sending' } },
    needsDecision: { state: { ...ready, saving: 'idle', unsent: 'attention' } },
    notOnDevice: { isOffline: true, state: { phase: 'not-on-device' } },
  } as const;
}

export async function seesAge({ canvas }: Played) {
  await expect(canvas.getByText(/^You are offline\. Shown from this device/)).toBeVisible();
}

/** The changes are shown as kept, and not as saved. */
export async function seesKept({ canvas }: Played) {
  await expect(canvas.getByText('Kept on this device.')).toBeVisible();
  await expect(canvas.getByText('Change not sent yet')).toBeVisible();
  await expect(canvas.queryByText('Saved.')).toBeNull();
}

export async function decides({ args, canvas, userEvent }: Played<{ onResolve?: () => void }>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
  await expect(args.onResolve).toHaveBeenCalledOnce();
}

export async function triesAgain({ args, canvas, userEvent }: Played<{ onRetry: () => void }>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
}
