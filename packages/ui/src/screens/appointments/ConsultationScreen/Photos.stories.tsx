import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { booked, visitOf } from '../test/sample-visits';
import { ConsultationScreen, type ConsultationScreenProps } from './ConsultationScreen';
import consultation from './ConsultationScreen.stories';

const meta = {
  title: 'Screens/Appointments/Consultation/Photos',
  component: ConsultationScreen,
  parameters: { guide: consultation.parameters.guide },
  args: consultation.args,
} satisfies Meta<typeof ConsultationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For a part that is fetched apart: a machine with other work takes longer. */
const late = { timeout: 20_000 };
const withPhotos = (count: number, canChange: boolean): ConsultationScreenProps['state'] => ({
  phase: 'ready',
  visit: visitOf(booked, {
    intake: {
      answers: [],
      photos: Array.from({ length: count }, (_, nth) => ({ id: `photo-${nth}` })),
      canChange,
    },
  }),
});

export const NoPhotosYet: Story = {
  args: { state: withPhotos(0, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a photo' }, late)).toBeEnabled();
  },
};
export const TwoPhotos: Story = {
  args: { state: withPhotos(2, true) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('img', { name: /^Photo 2 of 2/ }, late)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete photo 2' }));
    await waitFor(() => expect(args.onDeletePhoto).toHaveBeenCalledWith('photo-1'));
  },
};
export const FourPhotos: Story = {
  args: { state: withPhotos(4, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Photo 4 of 4/ }, late)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a photo' })).toBeNull();
  },
};
export const PhotosForTheDoctor: Story = {
  args: { side: 'DOCTOR', state: withPhotos(1, false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Photos from the patient' }, late)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^Photo 1 of 1/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Delete photo/ })).toBeNull();
  },
};
export const PhotoUnread: Story = {
  args: {
    state: withPhotos(1, false),
    onPhoto: fn<ConsultationScreenProps['onPhoto']>(async () => null),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load it again' }, late));
    await waitFor(() => expect(args.onPhoto).toHaveBeenCalledTimes(2));
  },
};
