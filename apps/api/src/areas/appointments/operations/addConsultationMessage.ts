import { answer } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { addMessage } from '../add-message';

export const addConsultationMessage = mutation('addConsultationMessage', async ({ path, body }, given) =>
  answer(await addMessage(path.id, { text: body.text }, given)),
);
