import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { noMessage } from '@nadi/domain/appointments/messages';
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { preparedMutation } from '../../../kernel/operation/operation';
import { addMessage } from '../add-message';
import { drawSent } from '../draw-sent';

export const addConsultationMessage = preparedMutation('addConsultationMessage', {
  async prepare({ body, files: { photo } }, given) {
    if (!photo && !body.message) throw unprocessable([noMessage]);
    return photo ? drawSent(photo, given) : null;
  },
  async perform({ path, body: { message } }, drawn, given) {
    const photo = drawn && (() => keepPhoto(drawn, given));
    return answer(await addMessage(path.id, { text: message?.text ?? null, photo }, given));
  },
});
