import { answer } from '@nadi/api-server/answers';
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { preparedMutation } from '../../../kernel/operation/operation';
import { addMessage } from '../add-message';
import { drawSent } from '../draw-sent';

export const addConsultationMessagePhoto = preparedMutation('addConsultationMessagePhoto', {
  prepare: ({ files: sent }, given) => drawSent(sent.photo, given),
  async perform({ path }, { bytes, contentType }, given) {
    const keep = async () => ({ id: await keepPhoto(bytes, contentType, given), contentType });
    return answer(await addMessage(path.id, { keep }, given));
  },
});
