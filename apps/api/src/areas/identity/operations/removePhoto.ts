import { done } from '@nadi/api-server/answers';
import { writing } from '../../../kernel/operation/operation';
import { setPhoto } from '../set-photo';

export const removePhoto = writing('removePhoto', async (_, given) => {
  await setPhoto(null, given);
  return done();
});
