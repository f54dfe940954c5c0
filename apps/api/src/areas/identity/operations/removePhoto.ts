import { done } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { setPhoto } from '../set-photo';

export const removePhoto = mutation('removePhoto', async (_, given) => {
  await setPhoto(null, given);
  return done();
});
