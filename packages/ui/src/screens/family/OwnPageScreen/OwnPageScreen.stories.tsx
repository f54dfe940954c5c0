import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { OwnPageScreen } from './OwnPageScreen';

const meta = {
  title: 'Screens/Family/Page of oneself',
  component: OwnPageScreen,
  parameters: {
    guide: {
      purpose: 'Why can I not use this page while I act for somebody?',
      operations: [],
      notes: ['Nothing is requested for it.'],
    } satisfies ScreenGuide,
  },
  args: { title: 'Sharing', why: 'own', name: 'Sushila', onBack: fn() },
} satisfies Meta<typeof OwnPageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to you' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const ViewOnly: Story = { args: { title: 'Upload record', why: 'view-only' } };
