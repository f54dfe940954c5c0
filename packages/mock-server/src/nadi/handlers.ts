import type { OperationId } from '@nadi/contract/operations';
import type { Handler } from '../mock-types';
import { account } from './operations/account';
import { addresses } from './operations/addresses';
import { batch } from './operations/batch';
import { doctors } from './operations/doctors';
import { healthFacts } from './operations/health-facts';
import { onboarding } from './operations/onboarding';
import { ownPassword } from './operations/own-password';
import { passkeys } from './operations/passkeys';
import { patients } from './operations/patients';
import { sessions } from './operations/sessions';
import { signIns } from './operations/sign-in';
import { signUps } from './operations/sign-up';
import { twoStep } from './operations/two-step';
import { vitalSignCourse } from './operations/vital-sign-course';
import { vitalSigns } from './operations/vital-signs';

/**
 * What the rules of the core cannot know. An operation that is missing here is answered by them: out of the contract's examples,
 * and remembered where it looks like a collection.
 */
export const handlers: Readonly<Partial<Record<OperationId, Handler>>> = {
  ...account,
  ...addresses,
  ...batch,
  ...doctors,
  ...healthFacts,
  ...onboarding,
  ...ownPassword,
  ...passkeys,
  ...patients,
  ...sessions,
  ...signIns,
  ...signUps,
  ...twoStep,
  ...vitalSignCourse,
  ...vitalSigns,
};
