import { notFound } from '@nadi/api-server/problem';
import { presentMessage } from '@nadi/domain/appointments/messages';
import { erasedPerson } from '@nadi/domain/appointments/notes';
import { placeOf } from '@nadi/domain/kernel/page';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { selectOwn } from '../queries/find-consultations';
import { findMessages } from '../queries/find-messages';
import { touchOf } from '../touch-of';

export const listConsultationMessages = query(
  'listConsultationMessages',
  async ({ path, query: { limit, cursor } }, given) => {
    const after = positionOf(cursor);
    const [visit] = await selectOwn(path.id, given);
    if (!visit) throw notFound();
    given.touched(touchOf({ id: visit.id, patient: { id: visit.patientId ?? erasedPerson } }, given.caller));
    const { found, hasMore, total } = await findMessages(visit.id, { limit, after }, given);
    const [last, before] = [found.at(-1), after?.before ?? 0];
    const next =
      hasMore && last ? toCursor({ at: last.createdAt, id: last.id, before: before + limit }) : null;
    const place = placeOf({ page: Math.floor(before / limit) + 1, limit, total });
    return {
      body: { success: true as const, data: found.map(presentMessage), pagination: { ...place, next } },
    };
  },
);
