import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { drawnPhoto } from '../test/drawn-photo';
import { clock } from '../test/sample-visits';
import { type ChatMessage, VisitChat, type VisitChatProps } from './VisitChat';

const at = (time: string) => `2026-11-20T${time}:00+05:30`;
const message = (id: string, change: Partial<ChatMessage>): ChatMessage => ({
  ...{ id, author: 'PATIENT', isActing: false, text: null, photo: null, createdAt: at('08:50') },
  ...change,
});
const written: readonly ChatMessage[] = [
  message('m1', { text: 'I cannot hear you. My line is poor today.' }),
  message('m2', {
    ...{ author: 'DOCTOR', createdAt: at('08:52') },
    text: 'Let us write, then.\nHow is the swelling of your ankles today? Can you send me a photo?',
  }),
  message('m3', { photo: { id: 'photo-1' }, text: 'This is the left one.', createdAt: at('08:55') }),
  message('m4', { author: 'DOCTOR', text: 'Thank you. It is less than last week.', createdAt: at('08:58') }),
];
const ready = (messages: readonly ChatMessage[], hasEarlier = false): VisitChatProps['state'] => ({
  ...{ phase: 'ready', messages },
  hasEarlier,
});

const meta = {
  title: 'Screens/Appointments/Messages',
  component: VisitChat,
  parameters: {
    guide: {
      purpose: 'What did we write to each other, and how do I go on where sound and picture fail?',
      operations: ['listConsultationMessages', 'addConsultationMessage', 'readConsultationPhoto'],
      notes: [
        'A message that is not sent says so, stays, and is sent again under the same key: the server takes it once.',
        'Nothing can be written before the waiting room opens, or once the visit is over; what was written stays readable.',
        'It is no way to call for help, and says so to the patient.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    side: 'PATIENT',
    names: { PATIENT: 'Asha Kulkarni', DOCTOR: 'Dr. Meera Rao' },
    isSelf: true,
    state: ready(written),
    clock,
    canWrite: true,
    maxText: 2000,
    unsent: [],
    unseen: 0,
    onSeen: fn(),
    onSend: fn(),
    onSendPhoto: fn(),
    onAgain: fn(),
    onDrop: fn(),
    onPhoto: fn<VisitChatProps['onPhoto']>(async () => drawnPhoto()),
    onEarlier: fn<VisitChatProps['onEarlier']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof VisitChat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, '  It hurts less. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('It hurts less.');
    await expect(field).toHaveValue('');
    await expect(await canvas.findByRole('img', { name: /^photo from You/ })).toBeVisible();
  },
};
export const NothingWritten: Story = { args: { state: ready([]) } };
export const ForTheDoctor: Story = {
  args: { side: 'DOCTOR', unseen: 1, state: ready(written.slice(0, 1)) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('I cannot hear you. My line is poor today.')).toBeVisible();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalled());
    await expect(canvas.queryByText(/in an emergency/)).toBeNull();
  },
};
export const NotSent: Story = {
  args: {
    unsent: [
      { id: 'u1', text: 'It hurts less.', refusal: 'The server cannot be reached.' },
      { id: 'u2', text: null, refusal: null },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Not sent\. It is on this page only\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onAgain).toHaveBeenCalledWith('u1');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDrop).toHaveBeenCalledWith('u1');
  },
};
export const TooLong: Story = {
  args: { maxText: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Longer than is taken.');
    await expect(canvas.getByText('Must be at most 20 characters. It has 21.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const WrongFile: Story = {
  play: async ({ args, canvasElement, canvas, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a photo.');
    await userEvent.upload(input, new File([], 'empty.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/empty\.png/)).toBeVisible();
    await expect(args.onSendPhoto).not.toHaveBeenCalled();
  },
};
export const Earlier: Story = {
  args: {
    state: ready(written, true),
    onEarlier: fn<VisitChatProps['onEarlier']>(async () => ({ ok: false, message: 'Not read.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(await canvas.findByText('Not read.')).toBeVisible();
  },
};
export const SomeoneActs: Story = {
  args: {
    side: 'DOCTOR',
    state: ready([message('m1', { isActing: true, text: 'She has a fever since the morning.' })]),
  },
};
export const Over: Story = {
  args: { canWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No more can be written/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const PhotoErased: Story = { args: { canWrite: false, state: ready([message('m1', {})]) } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = {
  args: { state: { phase: 'failed', message: 'The server cannot be reached.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
