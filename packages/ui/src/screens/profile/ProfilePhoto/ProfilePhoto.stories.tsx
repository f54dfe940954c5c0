import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import type { Saved } from '../../../patterns/state';
import { PhotoFrame } from './PhotoFrame';
import { ProfilePhoto } from './ProfilePhoto';

/** A drawing in place of a photo; not a real face. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#0F6F67"/><circle cx="40" cy="30" r="16" fill="#FDEFD3"/><rect x="12" y="52" width="56" height="40" rx="20" fill="#FDEFD3"/></svg>',
)}`;
const file = (type: string, size = 8) => new File([new Uint8Array(size)], 'me.png', { type });

const meta = {
  title: 'Screens/Profile/Photo',
  component: ProfilePhoto,
  parameters: {
    guide: {
      purpose: 'Is this the face that I want to show? For a patient or a doctor.',
      operations: ['readPatientPhoto', 'readDoctorPhoto', 'changePhoto', 'removePhoto'],
      notes: ['A photo is drawn anew on the device before it is sent, without place and time.'],
    } satisfies ScreenGuide,
  },
  args: {
    name: 'Asha Kulkarni',
    hasPhoto: true,
    photo,
    onChange: fn(async (): Promise<Saved> => ({ ok: true })),
    onRemove: fn(async (): Promise<Saved> => ({ ok: true })),
  },
} satisfies Meta<typeof ProfilePhoto>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** As a drop or a phone gives it: a browser's own choice offers only the right kinds. */
function choose({ canvasElement }: Pick<Played, 'canvasElement'>, one: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  const files = new DataTransfer();
  files.items.add(one);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('JPEG, PNG or WebP, up to 20 MB.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Your photo is removed.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change photo' })).toHaveFocus());
  },
};

export const None: Story = {
  args: { hasPhoto: false, photo: undefined as never },
  play: async ({ args, canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    choose(story, file('image/png'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Your photo is saved.')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { onChange: fn(() => new Promise<Saved>(() => undefined)) },
  play: async ({ canvas, ...story }) => {
    choose(story, file('image/png'));
    await expect(canvas.getByRole('button', { name: /Change photo/ })).toHaveAttribute('data-pending');
  },
};

export const NoPicture: Story = {
  play: async ({ args, canvas, ...story }) => {
    choose(story, file('text/plain'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('only JPEG, PNG or WebP can be used');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  play: async ({ args, canvas, ...story }) => {
    choose(story, file('image/jpeg', 21_000_000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('it is 21 MB, and the limit is 20 MB');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onChange: fn(
      async (): Promise<Saved> => ({ ok: false, message: 'The server cannot be reached for the moment.' }),
    ),
  },
  play: async ({ canvas, ...story }) => {
    choose(story, file('image/png'));
    await expect(await canvas.findByText('The server cannot be reached for the moment.')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change photo' })).toBeDisabled();
    await expect(canvas.getByText('Connect to change your photo.')).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    name: 'Dr. Venkataramana Subramaniam Iyengar-Chattopadhyay',
    hasPhoto: false,
    photo: undefined as never,
  },
};

/** Until the code of the buttons is loaded. */
export const Loading: Story = {
  render: ({ name }) => <PhotoFrame name={name} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your photo' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
