import { expect, fn, screen, userEvent, type within } from 'storybook/test';
import type { ShareWays } from '../private/ShareDialog';
import { asked, granted } from './example-consents';

const documents = [
  { _id: 'lipid', title: 'Lipid profile and kidney function', onlyYou: false },
  { _id: 'hba1c', title: 'HbA1c 7.4 %', onlyYou: false },
  { _id: 'talk', title: 'Counselling, third session', onlyYou: true },
];

/** The ids of the two that can be shared. */
export const shareIds = ['hba1c', 'lipid'];

/** For stories: two doctors, and three documents, of which one is marked. */
export const sampleShare: ShareWays = {
  findDoctors: async (text) =>
    [granted.doctor, asked.doctor].filter(({ firstName }) => firstName.startsWith(text)),
  findDocuments: async (text) => ({
    documents: documents.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
    isMore: text === '',
  }),
  onShare: fn<ShareWays['onShare']>(async () => ({ ok: true })),
};

/** Chooses Dr. Rao by the beginning of her name. */
export async function chooseDoctor(form: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(form.getByRole('combobox', { name: /^Doctor/ }), 'Meera');
  await userEvent.click(await screen.findByRole('option', { name: /^Dr. Meera Rao/ }));
  await expect(form.getByRole('combobox', { name: /^Doctor/ })).toHaveValue('Dr. Meera Rao');
}
