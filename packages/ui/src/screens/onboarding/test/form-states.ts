import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OnboardingProps } from '../OnboardingForm';

type State = Omit<OnboardingProps<never>, 'draft' | 'onDraft'>;
type Played<Args> = Pick<StoryContext<Args>, 'args' | 'canvas' | 'userEvent'>;

/** As the form stands for whoever is asked. */
export const formStates = {
  submitting: { state: { phase: 'submitting' } },
  photoRefused: {
    state: {
      phase: 'failed',
      message: 'Some answers cannot be saved.',
      fieldErrors: { profilePhoto: 'We could not open this picture. Choose another.' },
    },
  },
  offline: { state: { phase: 'ready' }, isOffline: true },
  kept: { state: { phase: 'kept' }, isOffline: true },
  keptServerNotReached: { state: { phase: 'kept' } },
  keptBeingSent: { state: { phase: 'kept', isSending: true } },
  draftKept: { state: { phase: 'ready' }, draftStanding: 'kept' },
  draftWithoutPhoto: { state: { phase: 'ready' }, draftStanding: 'kept-without-photo' },
  draftNotKept: { state: { phase: 'ready' }, draftStanding: 'not-kept' },
} as const satisfies Record<string, State>;

/** Submitted answers are kept on this device, and are marked as not sent. */
export async function seesKept({ canvas }: Pick<Played<object>, 'canvas'>) {
  await expect(canvas.getByRole('heading', { name: 'Your answers are kept on this device' })).toBeVisible();
  await expect(canvas.getByText('Not sent yet')).toBeVisible();
}

/** Nothing is sent that lacks an answer, and the person is led to the first that does. */
export async function isLedTo(
  { args, canvas, userEvent }: Played<{ onSubmit: (...values: never[]) => void }>,
  fault: string,
  field: () => HTMLElement,
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: (name) => name.endsWith(fault) }));
  await expect(field()).toHaveFocus();
}

/** Kept answers are opened, found as they were, and kept again, by keys. */
export async function changesKeptByKeyboard(
  { args, canvas, userEvent }: Played<{ onSubmit: (...values: never[]) => void }>,
  answered: () => HTMLElement,
) {
  await userEvent.tab();
  if (canvas.queryByRole('link', { name: 'Continue' })) await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Change your answers' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await expect(answered()).toBeChecked();
  canvas.getByRole('button', { name: 'Save and continue' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '+910000000104' }));
  await expect(canvas.getByRole('heading', { name: 'Your answers are kept on this device' })).toHaveFocus();
}
