import { toProblem } from '@nadi/api-client/problems';
import type { OutboxNews } from '../offline/outbox-news';
import { patientOf } from '../offline/subjects';

/** Returns ids of other patients for whom the server has refused an entry as if there were no such record, or no right to it. */
export function refusedPatients(news: OutboxNews): string[] {
  if (news.kind !== 'settled') return [];
  const ids = news.settled.map(({ subject, verdict }) => {
    if (verdict.kind !== 'refused' && verdict.kind !== 'conflict') return null;
    const { status } = toProblem(verdict.error);
    return status === 404 || status === 403 ? patientOf(subject) : null;
  });
  return [...new Set(ids.filter((id) => id !== null))];
}
