import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { LiveRoom, type LiveRoomProps } from './LiveRoom';
import { RealTimeScreen } from './RealTimeScreen';
import type { Room, RoomState } from './types';

const room: Room = {
  visitors: [
    { number: 214, isLooking: false },
    { number: 482, isLooking: true },
  ],
  count: 2,
  counts: { water: 12, walks: 3, breaths: 1204 },
};
const inside: RoomState = { phase: 'in', you: 482, room, isLost: false };

const meta = {
  title: 'Screens/Demos/Real time',
  component: LiveRoom,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Is what happens in one window seen in another at once? For anyone, without an account.',
      operations: [],
      notes: [
        'The server passes on counts and presence only. Nothing that people type reaches anybody, so there is nothing to moderate.',
        'Nothing is connected before somebody wants to come in.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: inside, onJoin: fn(), onLeave: fn(), onCount: fn(), onOpenWindow: fn() },
  render: (props: LiveRoomProps) => (
    <RealTimeScreen>
      <LiveRoom {...props} />
    </RealTimeScreen>
  ),
} satisfies Meta<typeof LiveRoom>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Out: Story = {
  args: { state: { phase: 'out' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the room' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const Joining: Story = { args: { state: { phase: 'joining' } } };

export const Inside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Visitor 482 (you)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add one: Glasses of water' }));
    await expect(args.onCount).toHaveBeenCalledWith('water');
    await userEvent.click(canvas.getByRole('button', { name: 'Open a second window' }));
    await expect(args.onOpenWindow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the room' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Alone: Story = {
  args: {
    state: {
      ...inside,
      room: {
        visitors: [{ number: 482, isLooking: true }],
        count: 1,
        counts: { water: 0, walks: 0, breaths: 0 },
      },
    },
  },
};

export const Many: Story = {
  args: {
    state: {
      ...inside,
      room: {
        visitors: Array.from({ length: 12 }, (_, index) => ({
          number: 470 + index,
          isLooking: index % 3 !== 0,
        })),
        count: 96,
        counts: { water: 1_000_000, walks: 84_211, breaths: 120_004 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('And 84 more')).toBeVisible();
  },
};

export const Lost: Story = {
  args: { state: { ...inside, isLost: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add one: Short walks' })).toBeDisabled();
  },
};

export const Full: Story = { args: { state: { phase: 'shut', why: 'full' } } };
export const Over: Story = { args: { state: { phase: 'shut', why: 'over' } } };
export const Failed: Story = {
  args: { state: { phase: 'shut', why: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the room' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
