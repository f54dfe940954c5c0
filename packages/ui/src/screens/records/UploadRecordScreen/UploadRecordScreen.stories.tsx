import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import type { FileDropItem } from '../../../components/FileDrop/FileDrop';
import { UploadRecordScreen, type UploadRecordScreenProps } from './UploadRecordScreen';

type OnSave = UploadRecordScreenProps['onSave'];

const item = (id: string, name: string, size: number, more: Partial<FileDropItem> = {}): FileDropItem => ({
  id,
  file: { name, size },
  ...more,
});
const sent = item('1', 'lipid-profile.pdf', 184_320, { state: 'uploaded' });
const half = item('2', 'Echo report 2021.pdf', 8_200_000, { state: 'uploading', progress: 0.62 });

const meta = {
  title: 'Screens/Records/Upload a record',
  component: UploadRecordScreen,
  parameters: {
    guide: {
      purpose: 'How do I get this paper into my record, also over a weak line?',
      operations: [
        'listRecordUploads',
        'startRecordUpload',
        'readRecordUpload',
        'sendRecordUploadPart',
        'discardRecordUpload',
        'addMedicalRecord',
      ],
      notes: [
        'Limits are said before a file is chosen. A lost line costs half a megabyte at most.',
        'What was sent and not filed is kept for seven days: choosing the same file again goes on where it stopped.',
        'Sending needs a network, and the page says so.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    items: [],
    sending: 'idle',
    storage: { usedBytes: 41_500_000, maxBytes: 2_147_483_648 },
    today: '2026-11-20',
    onAdd: fn(),
    onRemove: fn(),
    onRetryFile: fn(),
    onPause: fn(),
    onResume: fn(),
    onSave: fn<OnSave>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof UploadRecordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PDF up to 50 MB, photos up to 25 MB/)).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    sending: 'running',
    items: [
      sent,
      half,
      item('3', 'IMG_20261118_prescription_cardiology_second_page_scanned_again.heic', 3_412_000),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause sending' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'File record' }));
    await expect((await canvas.findAllByText(/Wait until all files have been sent/))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Paused: Story = {
  args: { sending: 'paused', items: [half] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume sending' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const LineLost: Story = { args: { sending: 'lost', items: [half], isOffline: true } };

export const Offline: Story = { args: { isOffline: true, storage: null } };

export const SomeRefused: Story = {
  args: {
    items: [
      sent,
      item('4', 'page.pdf', 12_000, {
        state: 'failed',
        problem: 'The content is not what its name says. It was not kept.',
      }),
      item('5', 'mri.dcm', 90_000_000, {
        state: 'failed',
        problem: 'Stopped at 40 %. Choose the same file again to continue.',
      }),
    ],
  },
};

export const Filing: Story = {
  args: { items: [sent] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'File record' }));
    await expect((await canvas.findAllByText('Give the record a title.'))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Lipid profile');
    await userEvent.click(canvas.getByRole('button', { name: /Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lab report' }));
    await userEvent.click(canvas.getByRole('button', { name: 'File record' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'lab_report', title: 'Lipid profile', day: null }),
    );
  },
};
