import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { FileUploadScreen } from './FileUploadScreen';
import type { TrialProgress } from './types';
import { UploadTrial, type UploadTrialProps } from './UploadTrial';

const half: TrialProgress = {
  file: { name: 'x-ray-of-my-wrist.png', size: 5_000_000 },
  sentBytes: 2_000_000,
  sentParts: 8,
  parts: 20,
  isCompared: true,
};
const whole = { ...half, sentBytes: 5_000_000, sentParts: 20 };

const meta = {
  title: 'Screens/Demos/File upload',
  component: UploadTrial,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'How does a large file get there over a weak line? For anyone, without an account.',
      operations: ['checkUploadPart'],
      notes: [
        'The server keeps nothing: it answers the length and the check sum of each part.',
        'A part that was on its way when the upload paused is sent again, and no other.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'empty', refusal: null },
    maxSize: 25_000_000,
    onChoose: fn(),
    onSample: fn(),
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
  },
  render: (props: UploadTrialProps) => (
    <FileUploadScreen>
      <UploadTrial {...props} />
    </FileUploadScreen>
  ),
} satisfies Meta<typeof UploadTrial>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a sample of 5 MB' }));
    await expect(args.onSample).toHaveBeenCalledOnce();
    const file = new File(['a note'], 'note.txt', { type: 'text/plain' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const TooLarge: Story = {
  args: { state: { phase: 'empty', refusal: 'size' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is larger than 25 MB.');
  },
};
export const NothingInIt: Story = { args: { state: { phase: 'empty', refusal: 'empty' } } };
export const Unreadable: Story = { args: { state: { phase: 'empty', refusal: 'unreadable' } } };

export const Sending: Story = {
  args: { state: { phase: 'sending', ...half } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute(
      'aria-valuetext',
      '2 MB of 5 MB',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  args: { state: { phase: 'paused', ...half } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = { args: { state: { phase: 'waiting', ...half } } };

export const Done: Story = {
  args: { state: { phase: 'done', ...whole } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another file' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Altered: Story = { args: { state: { phase: 'failed', why: 'altered', ...half } } };
export const Refused: Story = { args: { state: { phase: 'failed', why: 'refused', ...half } } };

/** A page that is not secure has no check sums of its own. */
export const NotCompared: Story = { args: { state: { phase: 'done', ...whole, isCompared: false } } };

export const LongName: Story = {
  args: {
    state: {
      phase: 'sending',
      ...half,
      file: {
        name: 'A_scan_of_the_discharge_summary_of_the_district_hospital_with_every_page.pdf',
        size: 5_000_000,
      },
    },
  },
};
