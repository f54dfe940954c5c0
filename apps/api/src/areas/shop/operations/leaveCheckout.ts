import { done } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { mutation } from '../../../kernel/operation/operation';
import { findCheckout, release } from '../checkouts';

export const leaveCheckout = mutation('leaveCheckout', async ({ path }, { tx, caller, touched }) => {
  const found = await findCheckout(path.id, caller, tx, true);
  touched({ recordIds: [found.id] });
  if (found.status === 'ORDERED') throw conflict('This checkout became an order. Cancel the order instead.');
  if (found.status === 'OPEN') await release(found, tx);
  return done();
});
