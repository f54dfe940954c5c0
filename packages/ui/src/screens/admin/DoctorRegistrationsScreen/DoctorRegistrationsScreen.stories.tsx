import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { pictured } from '../../../catalogue/pictured';
import {
  type Decided,
  DoctorRegistrationsScreen,
  type DoctorRegistrationsScreenProps,
  type Registration,
  type RegistrationsState,
} from './DoctorRegistrationsScreen';
import { clock, rejected, verified, waiting } from './test/example-queue';

const listOf = (registrations: typeof waiting): Extract<RegistrationsState, { phase: 'ready' }> => ({
  phase: 'ready',
  rows: registrations,
  pagination: { page: 1, limit: 10, total: registrations.length, pages: Math.min(registrations.length, 1) },
});

const meta = {
  title: 'Screens/Administration/Doctor registrations',
  component: DoctorRegistrationsScreen,
  parameters: {
    guide: {
      purpose:
        'Which doctors are waiting to be verified, and is their registration genuine? An administrator compares each with the register of the council and decides; a rejection has a reason, which the doctor reads.',
      operations: ['listDoctorRegistrations', 'decideDoctorRegistration'],
      notes: [
        'Until the decision the doctor cannot see any patients.',
        'Another administrator may have decided meanwhile: the decision is then shown, and nothing is overwritten.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(waiting),
    filter: 'UNVERIFIED',
    clock,
    onFilterChange: fn(),
    onView: fn(),
    onPageChange: fn(),
    onDecide: fn<DoctorRegistrationsScreenProps['onDecide']>(async () => ({ ok: true })),
    onRetry: fn(),
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
  play: tryAgain,
};

export const NoOneWaits: Story = { args: { state: listOf([]) } };

export const NoOneRejected: Story = { args: { filter: 'REJECTED', state: listOf([]) } };

export const AnotherPageOnItsWay: Story = {
  args: {
    state: {
      phase: 'ready',
      rows: waiting,
      pagination: { page: 2, limit: 10, total: 31, pages: 4 },
      isPending: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

const [samuel] = waiting;
if (!samuel) throw new Error('Nobody waits in the example.');

export const VerifyByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Verify Dr. Samuel Thomas' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await dialogOf('Verify Dr. Samuel Thomas?'));
    dialog.getByRole('button', { name: 'Verify' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith(samuel, { status: 'VERIFIED' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

/** Opens the dialog that rejects Samuel, and types a reason. */
async function reject(reason = 'The number is not in the register.') {
  await userEvent.click(screen.getByRole('button', { name: 'Reject Dr. Samuel Thomas' }));
  const dialog = within(await dialogOf('Reject Dr. Samuel Thomas?'));
  const field = dialog.getByRole('textbox', { name: /^Reason/ });
  await userEvent.type(field, reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  return { dialog, field };
}

export const RejectWithReason: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args }) => {
    const { dialog, field } = await reject(' Wrong. ');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'The number is not in the register.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(samuel, {
      status: 'REJECTED',
      reason: 'Wrong. The number is not in the register.',
    });
  },
};

export const RejectOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject Dr. Farida Khan' }));
    await dialogOf('Reject Dr. Farida Khan?');
  },
};

/** The dialog shows the registration as listed; the decision is on a later version. */
const answering = (decided: Decided) =>
  fn<DoctorRegistrationsScreenProps['onDecide']>(async ({ version }) =>
    version === 1 ? decided : { ok: true },
  );

export const NotSaved: Story = {
  args: { onDecide: answering({ ok: false, message: 'The server cannot be reached.' }) },
  play: async ({ canvas }) => {
    const { dialog, field } = await reject();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(field).toHaveValue('The number is not in the register.');
    // The failure of one is not said of the next.
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Dr. Farida Khan' }));
    await expect(within(await dialogOf('Verify Dr. Farida Khan?')).queryByRole('alert')).toBeNull();
  },
};

const decidedElsewhere: Registration = {
  ...samuel,
  status: 'REJECTED',
  decidedAt: clock.now,
  reason: 'The council has another name under this number.',
  version: 2,
};
const changedElsewhere: Registration = { ...samuel, licenseNumber: 'EX-2019-000471', version: 2 };

export const DecidedElsewhere: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { onDecide: answering({ ok: false, current: decidedElsewhere }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Dr. Samuel Thomas' }));
    const asked = within(await dialogOf('Verify Dr. Samuel Thomas?'));
    await userEvent.click(asked.getByRole('button', { name: 'Verify' }));
    const dialog = within(await dialogOf('Dr. Samuel Thomas'));
    await expect(dialog.getByRole('status')).toHaveTextContent('Someone else has already decided.');
    await expect(dialog.queryByRole('button', { name: 'Verify' })).toBeNull();
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

export const ChangedElsewhere: Story = {
  args: { onDecide: answering({ ok: false, current: changedElsewhere }) },
  play: async ({ args }) => {
    const { dialog, field } = await reject();
    await expect(await dialog.findByText('EX-2019-000471')).toBeInTheDocument();
    await expect(field).toHaveValue('The number is not in the register.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(changedElsewhere, {
      status: 'REJECTED',
      reason: 'The number is not in the register.',
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
