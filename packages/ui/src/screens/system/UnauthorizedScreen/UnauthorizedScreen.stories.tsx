import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { UnauthorizedScreen } from './UnauthorizedScreen';

const meta = {
  title: 'Screens/System/Unauthorized',
  component: UnauthorizedScreen,
  parameters: {
    guide: {
      purpose:
        'Why can I not see this? It says that another kind of account is needed, and offers a next step.',
      operations: ['signOut'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof UnauthorizedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AccessDenied: Story = {};

export const SignedIn: Story = {
  args: { onSignOut: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
