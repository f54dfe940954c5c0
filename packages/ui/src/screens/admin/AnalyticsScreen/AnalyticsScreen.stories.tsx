import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { AnalyticsScreen } from './AnalyticsScreen';
import { clock, small, some, uncounted } from './test/example-analytics';

const meta = {
  title: 'Screens/Administration/Analytics',
  component: AnalyticsScreen,
  parameters: {
    guide: {
      purpose: 'How much is the product used, what comes of it, and what waits?',
      operations: ['readAdminAnalytics'],
      notes: [
        'Each count is rounded down to tens by the server, and one below ten is not told: it is never shown as nought.',
        'It counts what people did, never what a record says.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', analytics: some(30) },
    period: '30d',
    clock,
    onPeriodChange: fn(),
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AnalyticsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith('7d');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a table (CSV)' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** A small clinic: nothing is told but that it is fewer than ten. */
export const FewerThanTen: Story = {
  args: { period: '7d', state: { phase: 'ready', analytics: small } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Readings: Fewer than 10 on each day\./, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByText('1,000 or more')).toBeVisible();
  },
};

export const NotCountedYet: Story = { args: { state: { phase: 'ready', analytics: uncounted } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const NotLoaded: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};
