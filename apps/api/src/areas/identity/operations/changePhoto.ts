import { done } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { noPhoto, notAPhoto } from '@nadi/domain/profile/photo';
import { drawPhoto } from '../../../kernel/files/draw-photo';
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { preparedMutation } from '../../../kernel/operation/operation';
import { setPhoto } from '../set-photo';

export const changePhoto = preparedMutation('changePhoto', {
  async prepare({ files: sent }, given) {
    if (!sent.photo) throw unprocessable([noPhoto]);
    const photo = await drawPhoto(sent.photo.bytes, given);
    if (!photo) throw unprocessable([notAPhoto]);
    return photo;
  },
  async perform(_, drawn, given) {
    const { id } = await keepPhoto(drawn, given);
    await setPhoto(id, given);
    return done();
  },
});
