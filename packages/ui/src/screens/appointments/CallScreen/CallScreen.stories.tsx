import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import type { DeviceCheckState } from '../../../patterns/DeviceCheck/types';
import { clock, dueNow } from '../test/sample-visits';
import { CallChat } from '../VisitChat/VisitChat';
import messages from '../VisitChat/VisitChat.stories';
import { CallScreen, type CallScreenProps } from './CallScreen';
import type { CallConnection, CallStage, CallVisit } from './types';

const on: DeviceCheckState = {
  phase: 'on',
  camera: { status: 'on', chosen: 'front', devices: [{ id: 'front', name: 'Front camera' }] },
  microphone: { status: 'on', chosen: 'inside', devices: [{ id: 'inside', name: 'Built-in microphone' }] },
  speakers: { devices: [{ id: 'default', name: 'Built-in loudspeaker' }], chosen: 'default' },
};
const visit: CallVisit = { ...dueNow, waitingSince: null };
const waiting: CallVisit = { ...visit, status: 'checked_in', waitingSince: '2026-11-20T08:52:00+05:30' };
const begun: CallVisit = { ...visit, status: 'in_progress' };

const connection: CallConnection = {
  ...{ link: 'linked', isServerLost: false, line: 'good', picture: 'on', remote: null, canShare: true },
  other: { isMuted: false, picture: 'off' },
};
const ready = (stage: CallStage, of: CallVisit = visit): CallScreenProps['state'] => ({
  ...{ phase: 'ready', visit: of },
  stage,
});
const inCall = (change: Partial<CallConnection> = {}) =>
  ready({ phase: 'call', ...connection, ...change }, begun);
const wait = (doctor: 'away' | 'here' | 'elsewhere' | 'unknown', ahead: number | null) =>
  ready({ phase: 'waiting', doctor, ahead }, waiting);

const devices: CallScreenProps['devices'] = {
  ...{ state: on, picture: null, sound: 'silent' },
  level: { get: () => 0.6, subscribe: () => () => undefined },
  ...{ onStart: fn(), onStartSound: fn(), onStop: fn(), onChoose: fn(), onMute: fn(), onPlay: fn() },
};

const meta = {
  title: 'Screens/Appointments/Call',
  component: CallScreen,
  parameters: {
    guide: {
      purpose: 'Am I seen and heard, is the other side there, and what do I do where the line fails?',
      operations: ['readConsultation', 'readConsultationCall', 'changeConsultationStatus'],
      notes: [
        'Sound goes first: on a poor line the picture is held back, and returns by itself.',
        'What to do in an emergency is always visible.',
        'Sound and picture go from browser to browser; nothing is recorded.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    side: 'PATIENT',
    state: ready({ phase: 'check', isBack: false }),
    clock,
    isOffline: false,
    devices,
    onEnter: fn<CallScreenProps['onEnter']>(async () => ({ ok: true })),
    onLeave: fn(),
    onEnd: fn<CallScreenProps['onEnd']>(async () => ({ ok: true })),
    onShare: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CallScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DevicesOff: Story = {
  args: { devices: { ...devices, state: { phase: 'off' }, level: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use sound only' }));
    await expect(args.devices.onStartSound).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/call 112 now, or 108 for an ambulance/)).toBeVisible();
  },
};
export const Check: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const CameraDenied: Story = {
  args: { devices: { ...devices, state: { phase: 'refused', why: 'denied' }, level: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You can go on without/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const SoundOnly: Story = {
  args: {
    devices: {
      ...devices,
      state: { ...on, camera: { status: 'unasked', chosen: null, devices: [] } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn camera on' }));
    await expect(args.devices.onStart).toHaveBeenCalledOnce();
  },
};
export const EntersRefused: Story = {
  args: {
    onEnter: fn<CallScreenProps['onEnter']>(async () => ({
      ok: false,
      message: 'This visit is cancelled. You cannot change that.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await expect(await canvas.findByText('This visit is cancelled. You cannot change that.')).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { state: wait('away', 2) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Dr. Meera Rao is not here yet' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^2 patients are before you\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave for now' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const DoctorElsewhere: Story = { args: { state: wait('elsewhere', 0) } };
export const DoctorHere: Story = { args: { state: wait('here', 0) } };
export const DoctorUnknown: Story = { args: { state: wait('unknown', null) } };
export const PatientWaitsForDoctor: Story = {
  args: { side: 'DOCTOR', state: ready({ phase: 'check', isBack: false }, waiting) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Asha Kulkarni is in the waiting room since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the visit' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const PatientAwayForDoctor: Story = {
  args: { side: 'DOCTOR', devices: { ...devices, state: { phase: 'off' }, level: null } },
};
export const WithMessages: Story = {
  args: {
    state: inCall({ line: 'poor', picture: 'held', other: { isMuted: false, picture: 'held' } }),
    chat: <CallChat {...messages.args} unseen={2} />,
  },
  play: async ({ canvas }) => {
    const [beside, sheet] = [
      canvas.queryByRole('log', { name: 'What was written, oldest first' }),
      canvas.queryByRole('button', { name: 'Messages, 2 new' }),
    ];
    await expect(beside ?? sheet).toBeVisible();
  },
};
export const InCall: Story = {
  args: { state: inCall({ other: { isMuted: true, picture: 'on' } }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Good line')).toBeVisible();
    await expect(canvas.getByText('Dr. Meera Rao is muted')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End the visit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.devices.onMute).toHaveBeenCalledWith('microphone', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Share your screen' }));
    await expect(args.onShare).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the call' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const InCallForDoctor: Story = {
  args: { side: 'DOCTOR', state: inCall({ line: 'fair' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the visit' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const PoorLine: Story = { args: { state: inCall({ line: 'poor', picture: 'held' }) } };
export const OtherHeld: Story = {
  args: { state: inCall({ line: 'fair', other: { isMuted: false, picture: 'held' } }) },
};
export const MutedWithoutCamera: Story = {
  args: {
    state: inCall({ picture: 'off' }),
    devices: {
      ...devices,
      state: {
        ...on,
        camera: { ...on.camera, status: 'muted' },
        microphone: { ...on.microphone, status: 'muted' },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(args.devices.onMute).toHaveBeenCalledWith('microphone', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn camera on' }));
    await expect(args.devices.onMute).toHaveBeenCalledWith('camera', false);
  },
};
export const LostLine: Story = { args: { state: inCall({ link: 'lost', line: 'unknown' }) } };
export const ServerLost: Story = { args: { state: inCall({ isServerLost: true }) } };
export const PatientGone: Story = {
  args: { side: 'DOCTOR', state: inCall({ link: 'none', line: 'unknown', other: null }) },
};
export const Left: Story = { args: { state: ready({ phase: 'check', isBack: true }, begun) } };
export const OtherTab: Story = {
  args: { state: ready({ phase: 'moved' }, begun) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue here' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
const done: CallVisit = { ...visit, status: 'completed' };
export const Ended: Story = {
  args: { state: ready({ phase: 'ended' }, done) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the visit' })).toHaveAttribute(
      'href',
      `/dashboard/consultations/${visit.id}`,
    );
  },
};
export const EndedForDoctor: Story = { args: { side: 'DOCTOR', state: ready({ phase: 'ended' }, done) } };
const closed = (why: Extract<CallStage, { phase: 'closed' }>['why']): Story => ({
  args: { state: ready({ phase: 'closed', why, opensAt: '2026-11-20T15:30:00+05:30' }) },
});
export const Early: Story = closed('early');
export const NotConfirmed: Story = closed('not-confirmed');
export const InClinic: Story = closed('in-clinic');
export const Over: Story = closed('over');
export const Offline: Story = { args: { isOffline: true } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
