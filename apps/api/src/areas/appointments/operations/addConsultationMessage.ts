import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { noMessage } from '@nadi/domain/appointments/messages';
import type { DrawnPhoto } from '../../../kernel/files/drawn-photo';
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
    const keep = async ({ bytes, contentType }: DrawnPhoto) => ({
      id: await keepPhoto(bytes, contentType, given),
      contentType,
    });
    return answer(
      await addMessage(path.id, { text: message?.text ?? null, photo: drawn && (() => keep(drawn)) }, given),
    );
  },
});
