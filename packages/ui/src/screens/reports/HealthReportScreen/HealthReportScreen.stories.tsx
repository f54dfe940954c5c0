import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { HealthReportScreen, type ReportChoice, readingTypes } from './HealthReportScreen';
import type { HealthReport } from './types';

const report: HealthReport = examples.readHealthReport.answers['200'].asha.data;
const everything: ReportChoice = {
  period: '30d',
  parts: ['history', 'readings', 'lab-values', 'medicines', 'goals'],
  types: readingTypes,
  withOnlyYou: false,
};

const meta = {
  title: 'Screens/Health report',
  component: HealthReportScreen,
  parameters: {
    guide: {
      purpose: 'What do I show a doctor of the last weeks, on paper or as a file?',
      operations: ['readHealthReport', 'downloadHealthReport'],
      notes: [
        'Readings that asked for action stand before the averages, also those of types that are not chosen.',
        'A type is left out whole where the patient keeps some of its readings to themselves.',
        'Too few readings have no average.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', report },
    choice: everything,
    onChoose: fn(),
    paper: { action: { phase: 'idle' }, onDownload: fn() },
    onTable: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Health report of Asha Kulkarni' })).toBeVisible();
    const attention = canvas.getByRole('heading', { name: 'Readings that asked for action' });
    const averages = canvas.getByRole('heading', { level: 2, name: 'Readings' });
    await expect(attention.compareDocumentPosition(averages) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PDF' }));
    await expect(args.paper.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download the tables' }));
    await expect(args.onTable).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Goals' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ parts: ['history', 'readings', 'lab-values', 'medicines'] }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'year' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ period: '1y' }));
  },
};

/** Readings are averaged over all or not at all: a part that is kept back would change the average. */
export const TypeIsLeftOut: Story = {
  args: {
    state: { phase: 'ready', report: { ...report, leftOut: ['weight', 'glucose'] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Left out, because you marked some readings/)).toBeVisible();
  },
};

export const NothingRecorded: Story = {
  args: {
    state: {
      phase: 'ready',
      report: {
        ...report,
        sections: report.sections
          .filter(({ id }) => id === 'readings' || id === 'history')
          .map((section) => ({
            ...section,
            ...{ columns: [], rows: [], sources: [] },
            texts:
              section.id === 'readings'
                ? ['There is no reading in this period.']
                : ['Nothing is recorded about allergies.', 'Nothing is recorded about conditions.'],
          })),
      },
    },
  },
};

export const NoPartIsChosen: Story = {
  args: { choice: { ...everything, parts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose at least one part.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

export const PaperFailed: Story = {
  args: {
    paper: {
      action: {
        phase: 'failed',
        message: 'You are offline. You need an internet connection to download your report.',
      },
      onDownload: fn(),
    },
  },
};

export const PaperSaved: Story = { args: { paper: { action: { phase: 'done' }, onDownload: fn() } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
