import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { TermsScreen } from '../../screens/public/TermsScreen/TermsScreen';
import { ReadingLayout } from '../ReadingLayout/ReadingLayout';
import { PublicLayout } from './PublicLayout';

const meta = {
  title: 'Layouts/Public',
  component: PublicLayout,
  parameters: {
    guide: {
      do: ['Use it around every page that anyone may open.', 'Let a page inside say how wide it is.'],
      dont: ['Do not use it for signing in, or around pages of the signed-in.'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: {
    visitor: 'signed-out',
    currentPath: '/help',
    children: (
      <ReadingLayout>
        <TermsScreen />
      </ReadingLayout>
    ),
  },
} satisfies Meta<typeof PublicLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { tags: ['sheet'], parameters: pictured };

export const SignedIn: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { visitor: { firstName: 'Asha' }, currentPath: '/public/about' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Welcome,', { exact: false })[0]).toHaveTextContent('Welcome, Asha');
    await expect(canvas.queryByRole('link', { name: 'Get Started' })).toBeNull();
    // On a phone it is in the menu.
    for (const link of canvas.queryAllByRole('link', { current: 'page' }))
      await expect(link).toHaveTextContent('About');
  },
};

export const LongName: Story = {
  args: { visitor: { firstName: 'Venkatanarasimharajuvaripeta' } },
  globals: { viewport: { value: 'phone' } },
};

/** As it is drawn when the app is built: without a token it stands for somebody signed out. */
export const BeforeAnyoneIsKnown: Story = {
  args: { visitor: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    document.documentElement.dataset.hasToken = '';
    try {
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Get Started' })).toBeNull();
    } finally {
      delete document.documentElement.dataset.hasToken;
    }
  },
};

export const PhoneMenu: Story = {
  tags: ['sheet'],
  parameters: pictured,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.queryByRole('button', { name: 'Open the menu' });
    // Wide windows have no use for it.
    if (!opener) return;
    opener.click();
    const menu = within(canvasElement.querySelector<HTMLElement>('[popover]') ?? canvasElement);
    await waitFor(() => expect(menu.getByRole('link', { name: 'Knowledge Hub' })).toBeVisible());
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};
