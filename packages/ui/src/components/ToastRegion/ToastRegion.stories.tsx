import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { ToastRegion } from './ToastRegion';
import { showToast, toasts } from './toasts';

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: {
    guide: {
      do: [
        'Use a toast for a completed action that needs no answer: "Reading saved".',
        'Let it stay long enough to read, and while it is touched or focused.',
        'Give a new notification its title, and the link to what it is about.',
      ],
      dont: [
        'Do not use it for anything that must be read: use a Banner, or say it where it happened.',
        'Do not make it the only way to undo something.',
      ],
      keyboard: [
        ['F6', 'Moves the focus to the toasts and back'],
        ['Tab', 'Moves through them'],
        ['Enter, Space', 'Closes the focused one'],
      ],
    } satisfies ComponentGuide,
  },
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <>
      <ToastRegion />
      <Inline>
        <Button tone="secondary" onPress={() => showToast({ tone: 'success', message: 'Reading saved.' })}>
          Succeed
        </Button>
        <Button
          tone="secondary"
          onPress={() => showToast({ tone: 'error', message: 'Server error. Please try again later.' })}
        >
          Fail
        </Button>
        <Button
          tone="secondary"
          onPress={() => showToast({ tone: 'info', message: 'A new reading came in.' })}
        >
          Tell
        </Button>
        <Button
          tone="secondary"
          onPress={() =>
            showToast({
              tone: 'notification',
              title: 'A new sign-in to your account',
              message: 'Chrome on Windows, just now. If this was not you, end that session.',
              link: { label: 'See where you are signed in', href: '#sessions' },
            })
          }
        >
          Notify
        </Button>
      </Inline>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await waitFor(() => expect(page.getAllByRole('alertdialog')).toHaveLength(4));
    // It comes into sight, and is not there at the first look.
    await waitFor(() => expect(page.getByText('Server error. Please try again later.')).toBeVisible());
  },
};

export const Closed: Story = {
  ...AllTones,
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

/** Following the link of a notification closes it. */
export const Followed: Story = {
  ...AllTones,
  parameters: {},
  tags: [],
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await userEvent.click(await page.findByRole('link', { name: 'See where you are signed in' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

export const ClosedByKeyboard: Story = {
  ...AllTones,
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    const close = await page.findByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

/** An element below a toast gets the focus: the toast moves to the other end of the window. */
export const OutOfTheWay: Story = {
  ...AllTones,
  tags: [],
  parameters: {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const toast = await page.findByRole('alertdialog');
    const under = canvas.getByRole('button', { name: 'Tell' });
    await waitFor(() => expect(toast).toBeVisible());
    under.focus();
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThan(bottomOf(under)));
  },
};
