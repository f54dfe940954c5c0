import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { check, clock } from '../test/sample-shop';
import { CheckScreen, type CheckScreenProps } from './CheckScreen';

const meta = {
  title: 'Screens/Shop/Prescription',
  component: CheckScreen,
  parameters: {
    guide: {
      purpose: 'Does this prescription allow what was ordered?',
      operations: [
        'readPrescriptionCheck',
        'decidePrescription',
        'readPrescriptionCheckFile',
        'previewPrescriptionCheckFile',
      ],
      notes: ['Nothing is approved beforehand.', 'A refusal needs a reason, which the patient reads.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', check },
    pictures: Object.fromEntries(check.files.map(({ id }) => [id, ['failed' as const]])),
    clock,
    isOffline: false,
    checksHref: '/dashboard/health-shop/prescriptions',
    onDecide: fn<CheckScreenProps['onDecide']>(async () => ({ ok: true })),
    onSaveFile: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CheckScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect((await canvas.findAllByText(/Say how many packs may be sold/))[0]).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};
export const RefusingNeedsAReason: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse all' }));
    await expect((await canvas.findAllByText(/Say why, so that the patient/))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /What to tell the patient/ }), 'It is too old.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse all' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: 'REFUSED', reason: 'It is too old.' });
  },
};
type Canvas = Pick<typeof screen, 'getByRole'>;

const approve = async (canvas: Canvas, packs: string) => {
  await userEvent.click(canvas.getByRole('button', { name: /Packs of Telmora 40/ }));
  await userEvent.click(await screen.findByRole('option', { name: packs }));
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
};

export const Approving: Story = {
  play: async ({ args, canvas }) => {
    await approve(canvas, '2 packs');
    await expect(args.onDecide).toHaveBeenCalledWith({
      decision: 'APPROVED',
      lines: [{ productId: check.lines[0]?.productId, quantity: 2 }],
    });
  },
};
export const ApprovingFewerNeedsAReason: Story = {
  play: async ({ args, canvas }) => {
    await approve(canvas, '1 pack');
    await expect((await canvas.findAllByText(/Say why, so that the patient/))[0]).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /What to tell the patient/ }), 'It is for one.');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onDecide).toHaveBeenCalledWith(
      expect.objectContaining({ decision: 'APPROVED', reason: 'It is for one.' }),
    );
  },
};
export const AgeNotKnown: Story = {
  args: { state: { phase: 'ready', check: { ...check, patientAge: null } } },
};
export const Decided: Story = {
  args: { state: { phase: 'ready', check: { ...check, status: 'APPROVED', files: [] } } },
};
export const Absent: Story = { args: { state: { phase: 'absent' } } };
export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A decision needs a connection/)).toBeVisible();
  },
};
