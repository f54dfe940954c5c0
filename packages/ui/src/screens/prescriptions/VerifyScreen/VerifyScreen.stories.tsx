import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { sayDose } from '../private/prescription-words';
import { atorvastatin, telmisartan } from '../test/sample-prescriptions';
import { Verification, type VerificationProps, type Verified } from './Verification';
import { VerifyScreen } from './VerifyScreen';

const genuine: Verified = {
  ...{ result: 'genuine', issuedOn: '2026-11-20', validUntil: '2026-12-20', patientInitials: 'R. S.' },
  ...{ doctorName: 'Dr. Meera Rao', licenseNumber: 'EX-000111', council: 'Example State Medical Council' },
  isRegistrationInForce: true,
  items: [telmisartan, atorvastatin].map((item) => ({
    ...item,
    doses: `${sayDose(item)}.`,
    quantity: item.quantity ?? 0,
  })),
};
const nothing: Verified = {
  ...{ result: 'altered', issuedOn: null, validUntil: null, patientInitials: null },
  ...{ doctorName: null, licenseNumber: null, council: null, items: [] },
  isRegistrationInForce: null,
};
const ready = (verified: Verified) => ({ phase: 'ready', verified }) as const;

const meta = {
  title: 'Screens/Prescriptions/Verify',
  component: Verification,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'Is the paper in my hand genuine, and may I supply on it? For pharmacists, without an account.',
      operations: ['verifyPrescription'],
      notes: [
        'The code stands behind the # of the address, and leaves the history once it is read.',
        'Where it could not be asked, nothing is said of the paper.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: ready(genuine), onRetry: fn() },
  render: (props: VerificationProps) => (
    <VerifyScreen>
      <Verification {...props} />
    </VerifyScreen>
  ),
} satisfies Meta<typeof Verification>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Genuine: Story = {};
export const RegistrationEnded: Story = {
  args: { state: ready({ ...genuine, isRegistrationInForce: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'on 20 Nov 2026, the registration was verified',
    );
    await expect(canvas.queryByText('Genuine and valid.')).not.toBeInTheDocument();
  },
};
export const Altered: Story = { args: { state: ready(nothing) } };
export const Cancelled: Story = { args: { state: ready({ ...genuine, result: 'cancelled' }) } };
export const Replaced: Story = { args: { state: ready({ ...genuine, result: 'replaced' }) } };
export const Expired: Story = {
  args: {
    state: ready({ ...genuine, result: 'expired', issuedOn: '2026-09-02', validUntil: '2026-10-02' }),
  },
};
export const Unknown: Story = { args: { state: ready({ ...nothing, result: 'unknown' }) } };
export const CannotBeChecked: Story = {
  args: { state: { phase: 'away' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const NoCode: Story = { args: { state: { phase: 'none' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
