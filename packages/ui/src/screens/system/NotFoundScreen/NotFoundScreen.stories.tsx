import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  title: 'Screens/System/Not found',
  component: NotFoundScreen,
  parameters: {
    guide: {
      purpose: 'Where am I? There is nothing at this address; it leads home.',
      operations: [],
    } satisfies ScreenGuide,
    layout: 'padded',
  },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('searchbox', { name: 'Search health topics' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    // The layout around it has them.
    await expect(canvas.queryByRole('main')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
