import { faults } from '@nadi/domain/identity/refusals';
import { done, signedIn } from '../operation';
import { checkCurrent, checkStrength } from '../passwords';
import { unprocessable } from '../problems';
import { endSessions } from '../sessions';
import { useUp } from './addresses';

export const ownPassword = {
  changePassword: signedIn('changePassword', ({ body, me, session, world, now }) => {
    checkCurrent(me, body.currentPassword, '/body/currentPassword');
    checkStrength(body.newPassword, me.account, '/body/newPassword');
    if (body.newPassword === me.password) throw unprocessable(faults.samePassword);
    me.password = body.newPassword;
    endSessions(me, now, session);
    useUp(world, me.account.id);
    session.confirmedAt = now.toISOString();
    return done();
  }),

  confirmPassword: signedIn('confirmPassword', ({ body, me, session, now }) => {
    checkCurrent(me, body.password, '/body/password');
    session.confirmedAt = now.toISOString();
    return done();
  }),
};
