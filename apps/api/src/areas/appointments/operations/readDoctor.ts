import { answer } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { query } from '../../../kernel/operation/operation';
import { findDoctor, presentDoctors } from '../queries/find-doctors';

export const readDoctor = query('readDoctor', async ({ path }, { tx, now }) => {
  const [shown] = await presentDoctors([await findDoctor(path.id, tx)], now, tx);
  if (!shown) throw notFound();
  return answer(shown);
});
