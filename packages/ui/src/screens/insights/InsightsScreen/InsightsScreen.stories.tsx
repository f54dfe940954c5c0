import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pressure, subjects } from '../../../catalogue/test/clinical-states';
import type { Told } from '../../../components/private/reading/told';
import { clock, glucose, history, insights, nothing, potassium, withInsights } from '../test/sample-insights';
import { InsightsScreen, type InsightsScreenProps } from './InsightsScreen';

const nothingTold: Told = { messages: [], together: null };

const meta = {
  title: 'Screens/Insights/Insights',
  component: InsightsScreen,
  parameters: {
    guide: {
      purpose: 'What in my record matters first, why, and what can I do?',
      operations: ['listInsights', 'updateInsight', 'listInsightHistory'],
      notes: [
        'What cannot wait stands first, with the numbers to call. The advice of readings is that of the dashboard, word for word.',
        'Each statement says how sure it is and links what it rests on. It informs and does not diagnose.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', insights },
    history: { phase: 'ready', ...history },
    told: nothingTold,
    clock,
    onChange: fn<InsightsScreenProps['onChange']>(async () => ({ ok: true })),
    onMoreHistory: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InsightsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const cardOf = (canvas: ReturnType<typeof within>, name: string | RegExp) =>
  within(canvas.getByRole('region', { name }));

export const WithInsights: Story = {
  play: async ({ args, canvas }) => {
    const card = cardOf(canvas, glucose.said.title);
    await expect(card.getByRole('link', { name: /14 glucose readings/ })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Useful/ }));
    await expect(args.onChange).toHaveBeenCalledWith(glucose, { verdict: 'useful' });
    await userEvent.click(card.getByRole('button', { name: /^Dismiss/ }));
    await expect(args.onChange).toHaveBeenCalledWith(glucose, { isDismissed: true });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const SayingWhatIsNotRight: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(cardOf(canvas, glucose.said.title).getByRole('button', { name: /^Not right/ }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^What is not right/), 'These are of my mother.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith(glucose, {
      verdict: 'not_right',
      reason: 'These are of my mother.',
    });
  },
};

export const SaidNotRight: Story = {
  args: {
    state: {
      phase: 'ready',
      insights: withInsights([{ ...glucose, verdict: 'not_right', reason: 'These are of my mother.' }]),
    },
  },
};

/** A lab value that calls for help: no reading tells of it. */
export const Emergency: Story = {
  args: { state: { phase: 'ready', insights: withInsights([potassium, glucose]) } },
  play: async ({ canvas }) => {
    await expect(cardOf(canvas, 'Call 112 now').getByRole('link', { name: /112/ })).toBeVisible();
  },
};

const critical = pressure(186, 124, subjects.asha);
const urgentTold: Told = {
  messages: [{ because: 'recent', reading: critical, others: [], newer: null }],
  together: null,
};

/** The advice of the reading is given in full before every statement, also where these could not be loaded. */
export const UrgentReading: Story = { args: { told: urgentTold } };
export const UrgentReadingAndFailed: Story = { args: { told: urgentTold, state: { phase: 'failed' } } };

export const Dismissed: Story = {
  args: {
    state: {
      phase: 'ready',
      insights: withInsights([{ ...glucose, dismissedAt: '2026-11-20T08:00:00Z' }]),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 dismissed' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Restore/ }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), { isDismissed: false });
  },
};

export const NothingRecorded: Story = {
  args: {
    state: { phase: 'ready', insights: nothing },
    history: { phase: 'ready', rows: [], hasMore: false },
  },
};

export const NothingStandsOut: Story = {
  args: { state: { phase: 'ready', insights: withInsights([]) } },
};

/** Nothing can be answered to it without a network. */
export const Offline: Story = {
  args: {
    isOffline: true,
    state: { phase: 'ready', insights, readAt: '2026-11-20T08:12:00+05:30' },
    history: { phase: 'not-on-device' },
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Dismiss/ }))
      await expect(button).toBeDisabled();
  },
};

export const NotSaved: Story = {
  args: {
    onChange: fn<InsightsScreenProps['onChange']>(async () => ({
      ok: false,
      message: 'The server did not answer.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(cardOf(canvas, glucose.said.title).getByRole('button', { name: /^Dismiss/ }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
  },
};

export const NotOnDevice: Story = { args: { isOffline: true, state: { phase: 'not-on-device' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const OnlyTheHistoryFailed: Story = { args: { history: { phase: 'failed' } } };
