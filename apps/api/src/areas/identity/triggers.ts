import { and, eq, isNotNull, notExists } from 'drizzle-orm';
import { users } from '../../kernel/tables/users';
import { inUse } from '../../kernel/triggers/people';
import { everyMorning, type Trigger } from '../../kernel/triggers/trigger';
import { totpSecrets } from './tables/two-step';

/** A doctor's password alone opens the records of others. */
const secondStepOff: Trigger = {
  id: 'second-step-off',
  name: 'Two-step sign-in is off',
  description: 'Reminds you once a month to turn on two-step sign-in, as long as it is off.',
  roles: ['DOCTOR', 'UNVERIFIED_DOCTOR'],
  at: everyMorning,
  notice: {
    type: 'second-step-off',
    category: 'security',
    title: 'Turn on two-step sign-in',
    body: 'Your password alone opens your account, and with it what patients show you. A code from your phone keeps others out.',
    action: { label: 'Set it up', href: '/dashboard/settings/security' },
  },
  async find({ tx, day, userId }) {
    const on = tx
      .select({ userId: totpSecrets.userId })
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, users.id), isNotNull(totpSecrets.confirmedAt)));
    const found = await tx
      .select({ userId: users.id })
      .from(users)
      .where(and(inUse('DOCTOR', userId), isNotNull(users.onboardingCompletedAt), notExists(on)));
    return found.map((one) => ({ ...one, about: day.slice(0, 7) }));
  },
};

export const triggers: readonly Trigger[] = [secondStepOff];
