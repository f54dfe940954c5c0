import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { picturedScreen } from '../../../catalogue/pictured';
import { DoctorRegistrationsScreen, type RegistrationsState } from './DoctorRegistrationsScreen';
import { clock, rejected, verified, waiting } from './test/example-queue';

const idle = { phase: 'idle' } as const;
const listOf = (registrations: typeof waiting): Extract<RegistrationsState, { phase: 'ready' }> => ({
  phase: 'ready',
  registrations,
  pagination: { page: 1, limit: 10, total: registrations.length, pages: Math.min(registrations.length, 1) },
  decision: idle,
});

const meta = {
  title: 'Screens/Administration/Doctor registrations',
  component: DoctorRegistrationsScreen,
  parameters: {
    guide: {
      purpose:
        'Which doctors wait to be verified, and is their registration genuine? An administrator compares each with the register of the council and decides; a refusal has its reason, which the doctor reads.',
      operations: ['listDoctorRegistrations', 'decideDoctorRegistration'],
      notes: [
        'Until the decision the doctor sees no patient.',
        'Somebody else may have decided meanwhile: the decision is then shown, and nothing is written over.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(waiting),
    filter: 'UNVERIFIED',
    clock,
    onFilterChange: fn(),
    onPageChange: fn(),
    onVerify: fn(),
    onReject: fn(),
    onRetry: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof DoctorRegistrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogOf = (name: string) => within(document.body).findByRole('dialog', { name });

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Waiting' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('VERIFIED');
  },
};

export const Verified: Story = { args: { filter: 'VERIFIED', state: listOf(verified) } };

export const Rejected: Story = { args: { filter: 'REJECTED', state: listOf(rejected) } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoOneWaits: Story = { args: { state: listOf([]) } };

export const NoOneRejected: Story = { args: { filter: 'REJECTED', state: listOf([]) } };

export const AnotherPageOnItsWay: Story = {
  args: {
    state: {
      phase: 'ready',
      registrations: waiting,
      pagination: { page: 2, limit: 10, total: 31, pages: 4 },
      isPending: true,
      decision: idle,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

export const VerifyByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Verify Dr. Samuel Thomas' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await dialogOf('Verify Dr. Samuel Thomas?'));
    dialog.getByRole('button', { name: 'Verify' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVerify).toHaveBeenLastCalledWith('registration-1', 1);
  },
};

export const RejectWithReason: Story = {
  tags: ['sheet'],
  parameters: picturedScreen,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject Dr. Samuel Thomas' }));
    const dialog = within(await dialogOf('Reject Dr. Samuel Thomas?'));
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    await userEvent.type(reason, ' Wrong. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, 'The number is not in the register.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenLastCalledWith(
      'registration-1',
      1,
      'Wrong. The number is not in the register.',
    );
  },
};

export const RejectOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject Dr. Farida Khan' }));
    await dialogOf('Reject Dr. Farida Khan?');
  },
};

const [samuel] = waiting;
const decidedElsewhere = samuel && {
  ...samuel,
  status: 'REJECTED' as const,
  decidedAt: clock.now,
  reason: 'The council has another name under this number.',
  version: 2,
};
const changedElsewhere = samuel && { ...samuel, licenseNumber: 'EX-2019-000471', version: 2 };

const conflict = (current: typeof samuel): RegistrationsState => ({
  ...listOf(waiting),
  decision: current ? { phase: 'conflict', current } : idle,
});

export const DecidedElsewhere: Story = {
  args: { state: conflict(decidedElsewhere) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Dr. Samuel Thomas' }));
    const dialog = within(await dialogOf('Dr. Samuel Thomas'));
    await expect(dialog.queryByRole('button', { name: 'Verify' })).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const DecidedElsewhereInSight: Story = {
  args: { state: conflict(decidedElsewhere) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Dr. Samuel Thomas' }));
    const dialog = within(await dialogOf('Dr. Samuel Thomas'));
    await expect(dialog.getByRole('status')).toHaveTextContent('Someone else has already decided.');
  },
};

export const ChangedElsewhere: Story = {
  args: { state: conflict(changedElsewhere) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Dr. Samuel Thomas' }));
    const dialog = within(await dialogOf('Verify Dr. Samuel Thomas?'));
    await expect(dialog.getByText('EX-2019-000471')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    await expect(args.onVerify).toHaveBeenLastCalledWith('registration-1', 2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
