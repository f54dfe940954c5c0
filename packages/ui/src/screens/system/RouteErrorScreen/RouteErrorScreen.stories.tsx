import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { RouteErrorScreen } from './RouteErrorScreen';

const meta = {
  title: 'Screens/System/Route error',
  component: RouteErrorScreen,
  parameters: {
    guide: {
      purpose: 'What happened on this page? The rest of the app still works.',
      operations: [],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: {
    error: {
      message: 'Failed to fetch dynamically imported module',
      stack: 'TypeError: Failed to fetch dynamically imported module\n    at async Route (routes.tsx:12:9)',
    },
    onReload: fn(),
  },
} satisfies Meta<typeof RouteErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answer: Story = { args: { error: { status: 503, statusText: 'Service Unavailable' } } };

export const Thrown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
