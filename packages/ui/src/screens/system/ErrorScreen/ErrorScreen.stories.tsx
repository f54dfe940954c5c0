import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ErrorScreen } from './ErrorScreen';

const details = [
  "TypeError: Cannot read properties of undefined (reading 'toFixed')",
  '    at Measurement (Measurement.tsx:31:18)',
  '    at renderWithHooks (react-dom.js:5529:18)',
].join('\n');

const meta = {
  title: 'Screens/System/Error',
  component: ErrorScreen,
  parameters: {
    guide: {
      purpose: 'What happened, what was kept, and what can be done? Shown when the app itself is broken.',
      operations: [],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  args: { errorId: '7f3c-19d2', onTryAgain: fn(), onReport: fn() },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Report Error' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

export const WithDetails: Story = {
  args: { details },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/toFixed/)).toBeVisible();
  },
};

export const Reporting: Story = { args: { report: 'sending' } };

export const Reported: Story = {
  args: { report: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Error has been reported. Thank you for helping us improve!',
    );
  },
};

export const NotReported: Story = { args: { report: 'failed' } };

export const Narrow: Story = { args: { details, report: 'sent' }, globals: { viewport: { value: 'phone' } } };
