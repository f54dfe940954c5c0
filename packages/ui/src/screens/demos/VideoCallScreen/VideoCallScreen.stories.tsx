import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { DeviceCheck, type DeviceCheckProps } from '../../../patterns/DeviceCheck/DeviceCheck';
import type { DeviceCheckState, Level } from '../../../patterns/DeviceCheck/types';
import { VideoCallScreen } from './VideoCallScreen';

const still = (loudness: number): Level => ({ get: () => loudness, subscribe: () => () => undefined });
const camera = {
  status: 'on',
  chosen: 'front',
  devices: [
    { id: 'front', name: 'Front camera' },
    { id: 'back', name: 'Back camera' },
  ],
} as const;
const microphone = {
  status: 'on',
  chosen: 'inside',
  devices: [
    { id: 'inside', name: 'Built-in microphone' },
    {
      id: 'headset',
      name: 'Headset (Bluetooth), of which the name is so long that no list has room for all of it',
    },
  ],
} as const;
const speakers = { devices: [{ id: 'default', name: 'Built-in loudspeaker' }], chosen: 'default' };
const on: DeviceCheckState = { phase: 'on', camera, microphone, speakers };

const meta = {
  title: 'Screens/Demos/Video call',
  component: DeviceCheck,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'Am I seen and heard before a video call, and what do I do where not? For anyone, without an account.',
      operations: [],
      notes: [
        'Picture and sound stay on the device. The browser asks before anything is turned on.',
        'One of camera and microphone is enough to go on.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: on,
    picture: null,
    level: still(0.6),
    sound: 'silent',
    onStart: fn(),
    onStop: fn(),
    onChoose: fn(),
    onMute: fn(),
    onPlay: fn(),
  },
  render: (props: DeviceCheckProps) => (
    <VideoCallScreen>
      <DeviceCheck {...props} />
    </VideoCallScreen>
  ),
} satisfies Meta<typeof DeviceCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  args: { state: { phase: 'off' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on the camera and microphone' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = { args: { state: { phase: 'asking' } } };

export const On: Story = {
  args: { picture: new MediaStream() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute(
      'aria-valuetext',
      'Heard',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Camera' }), 'Back camera');
    await expect(args.onChoose).toHaveBeenCalledWith('camera', 'back');
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onMute).toHaveBeenCalledWith('microphone', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn camera off' }));
    await expect(args.onMute).toHaveBeenCalledWith('camera', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Play a test sound' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const Muted: Story = {
  args: {
    state: { ...on, camera: { ...camera, status: 'muted' }, microphone: { ...microphone, status: 'muted' } },
    level: still(0),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(args.onMute).toHaveBeenCalledWith('microphone', false);
  },
};

export const SoundPlaying: Story = { args: { sound: 'playing', level: still(0.1) } };
export const SoundFailed: Story = { args: { sound: 'failed', level: still(0.1) } };

/** Firefox and Safari name no loudspeakers, and before they trust a page no names at all. */
export const FewNames: Story = {
  args: {
    state: {
      phase: 'on',
      camera: { ...camera, devices: [{ id: 'front', name: '' }] },
      microphone: { status: 'missing', devices: [], chosen: null },
      speakers: { devices: [], chosen: null },
    },
    level: null,
  },
};

export const DeviceLost: Story = {
  args: { state: { ...on, microphone: { ...microphone, status: 'lost', chosen: null } }, level: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your microphone was disconnected. Plug it in again, or choose another.',
    );
  },
};

export const CameraBusy: Story = {
  args: { state: { ...on, camera: { ...camera, status: 'busy', chosen: null } } },
};

export const Denied: Story = {
  args: { state: { phase: 'refused', why: 'denied' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const NoDevice: Story = { args: { state: { phase: 'refused', why: 'missing' } } };
export const Busy: Story = { args: { state: { phase: 'refused', why: 'busy' } } };
export const Failed: Story = { args: { state: { phase: 'refused', why: 'failed' } } };
export const Insecure: Story = {
  args: { state: { phase: 'refused', why: 'insecure' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Unsupported: Story = { args: { state: { phase: 'refused', why: 'unsupported' } } };
