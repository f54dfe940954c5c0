import { isDemo } from '../kernel/environment/is-demo';
import { demoIds } from './demo-accounts';

/** Returns the ids of the demo accounts where strangers share them: in a demonstration that is open to other machines. */
export const sharedIn = (where: Parameters<typeof isDemo>[0]): ReadonlySet<string> =>
  new Set(isDemo(where) && where.config.demo === 'exposed' ? demoIds : []);
