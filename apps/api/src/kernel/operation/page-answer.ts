import { answer } from '@nadi/api-server/answers';
import { placeOf } from '@nadi/domain/kernel/page';

/** An answer with a page of a list, and its place there. */
export const pageAnswer = <Row>(rows: Row[], place: Parameters<typeof placeOf>[0]) => ({
  body: { ...answer(rows).body, pagination: placeOf(place) },
});
