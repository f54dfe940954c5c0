import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Expects that a search whose last day is before its first is not sent. */
export async function refuseDaysInWrongOrder({
  args,
  canvas,
  userEvent,
}: Played & { args: { onSearch: unknown } }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(canvas.getAllByText('Must not be before the first day.')[0]).toBeVisible();
  await expect(args.onSearch).not.toHaveBeenCalled();
}

/** Expects that the server is asked again, once. */
export async function tryAgain({ args, canvas, userEvent }: Played & { args: { onRetry?: unknown } }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
}
