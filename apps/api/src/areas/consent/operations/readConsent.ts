import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { presentConsent } from '../presenters/consent';
import { findConsent } from '../queries/find-consents';

export const readConsent = query('readConsent', async ({ path }, { tx, caller, now, touched }) => {
  const { row, code } = await findConsent(path.id, caller, tx);
  touched({ recordIds: [row.id] });
  return versioned(presentConsent(row, code, now));
});
