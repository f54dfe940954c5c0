import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AllCharts } from './AllCharts';
import { DataVisualizationScreen } from './DataVisualizationScreen';

const meta = {
  title: 'Screens/Demos/Data visualization',
  component: DataVisualizationScreen,
  args: { charts: AllCharts },
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'What do readings, doses and activity look like over a year? For anyone, without an account.',
      operations: [],
      sources: [
        { title: 'NICE NG136, Hypertension in adults', url: 'https://www.nice.org.uk/guidance/ng136' },
      ],
      notes: [
        'The person and all numbers are invented, and the page says so.',
        'Statuses and bands are those of the rules by which readings are assessed; a test compares them.',
      ],
    } satisfies ScreenGuide,
  },
} satisfies Meta<typeof DataVisualizationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
    const steps = canvas.getByRole('figure', { name: 'Steps a day' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show as table' })[1] ?? steps);
    await expect(canvas.getByRole('table', { name: 'Steps a day' })).toHaveTextContent('December');
  },
};

export const NinetyDays: Story = { args: { defaultPeriod: '90d' } };

export const ThirtyDays: Story = {
  args: { defaultPeriod: '30d' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Average .* of 2\d readings were in range\.$/)).toBeVisible();
    canvas.getByRole('radio', { name: '30 days' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '1 year' })).toBeChecked();
    await expect(canvas.getByText(/^Average .* of 3\d\d readings were in range\.$/)).toBeVisible();
    await userEvent.tab();
    const walker = canvas.getByRole('slider', { name: 'Blood pressure, reading by reading' });
    await expect(walker).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(walker).toHaveAttribute('aria-valuetext', expect.stringMatching(/31 Dec 2025, 7:00 am$/));
  },
};

/** The words are there; the code of the charts did not come. */
export const ChartsFailed: Story = {
  args: { charts: undefined, load: () => Promise.reject(new Error('cut off')) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByText(/^In a chart, the left and right/).scrollIntoView();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/We could not load the charts/)).toBeVisible();
  },
};

/** They come once somebody reads as far as that. */
export const ChartsFetchedLate: Story = {
  args: { charts: undefined },
  play: async ({ canvas }) => {
    canvas.getByText(/^In a chart, the left and right/).scrollIntoView();
    await expect(await canvas.findByRole('figure', { name: 'Steps a day' })).toBeInTheDocument();
  },
};
