import { done } from '@nadi/api-server/answers';
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { readPhoto } from '../../../kernel/files/read-photo';
import { writing } from '../../../kernel/operation/operation';
import { setPhoto } from '../set-photo';

export const changePhoto = writing('changePhoto', async ({ files: sent }, given) => {
  const { bytes, contentType } = await readPhoto(sent.photo);
  await setPhoto(await keepPhoto(bytes, contentType, given), given);
  return done();
});
