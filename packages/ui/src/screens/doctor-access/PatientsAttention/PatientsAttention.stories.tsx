import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ageless, attention, crisis, nothing, possible } from '../test/sample-attention';
import { clock, kiranFound, longNamed } from '../test/sample-patients';
import { type Attention, PatientsAttention, type PatientsAttentionProps } from './PatientsAttention';

const ready = (shown: Attention): PatientsAttentionProps['state'] => ({ phase: 'ready', attention: shown });

const meta = {
  title: 'Screens/Doctor access/What needs a doctor',
  component: PatientsAttention,
  parameters: {
    guide: {
      purpose: 'Whose readings are critical, who has not answered, and in which records is something new?',
      operations: ['readDoctorDashboard'],
      notes: [
        'A reading is told by the worst that is possible, with its condition. It goes when the access ends.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: ready(attention), clock, onRetry: fn() },
} satisfies Meta<typeof PatientsAttention>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllThree: Story = {
  play: async ({ canvas }) => {
    const [record] = canvas.getAllByRole('link', { name: 'Open the record of Asha Kulkarni' });
    await expect(record).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/patients\/.+101$/));
    await expect(canvas.getByText('Critical', { exact: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your request to Ravi Shetty' })).toHaveAttribute(
      'href',
      '/dashboard/patients?status=requested',
    );
    await expect(
      canvas.getByRole('link', { name: '2 questions about trials wait for your answer' }),
    ).toHaveAttribute('href', '/dashboard/clinical-trials');
    await expect(canvas.getByText(/^Allowed\. Ask for the code/)).toBeVisible();
    await expect(canvas.getByText(/^2 readings and 1 document since you opened the record/)).toBeVisible();
    await expect(canvas.getByText(/^101 readings and more since the access began/)).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { state: ready(nothing) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No critical readings among those shared with you in the last 7 days.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/well/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /trial/ })).toBeNull();
  },
};

export const UnknownConditions: Story = {
  args: {
    state: ready({
      ...nothing,
      critical: {
        ...{ days: 7, count: 2, isPart: false },
        patients: [
          { patient: kiranFound, readings: [ageless], isMore: false, together: null },
          { patient: longNamed, readings: [possible], isMore: false, together: null },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If this is a baby under three months, it is critical.')).toBeVisible();
    await expect(
      canvas.getByText('If pregnant or within six weeks of a birth, this is urgent.'),
    ).toBeVisible();
  },
};

export const MoreThanShown: Story = {
  args: {
    state: ready({
      critical: {
        ...{ days: 7, count: 31, isPart: true },
        patients: [
          {
            ...{ patient: longNamed, readings: [crisis, ageless], isMore: true },
            together: { advice: 'emergency', condition: 'pregnant-or-after-birth' },
          },
        ],
      },
      requests: { requests: attention.requests.requests, count: 100 },
      news: { ...attention.news, count: 40, isPart: true },
      trialQuestions: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 31 patients are shown, the most severe first.')).toBeVisible();
    await expect(canvas.getByText('There are more such readings in the record.')).toBeVisible();
    await expect(canvas.getByText('The oldest 2 of 100 or more requests are shown.')).toBeVisible();
    await expect(canvas.getAllByText(/something may be missing here/)).toHaveLength(2);
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/may wait that are not shown here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
