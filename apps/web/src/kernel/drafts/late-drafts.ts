import { late } from '../browser/late';
import { logWarning } from '../browser/log';
import { once } from '../browser/once';
import type { createOnboardingDrafts, OnboardingDrafts } from './onboarding-drafts';

/** Opens drafts with code that is fetched when they are first used: most visits have none. Code that cannot be fetched keeps nobody from signing in or out. */
export function lateDrafts(options: Parameters<typeof createOnboardingDrafts>[0]): OnboardingDrafts {
  const drafts = late<OnboardingDrafts>(
    once(async () => (await import('./onboarding-drafts')).createOnboardingDrafts(options)),
  );
  const log = () => logWarning('First answers could not be removed');
  return {
    read: drafts.read,
    has: drafts.has,
    keep: (owner, draft) => drafts.keep(owner, draft).catch(() => 'not-kept'),
    drop: (owner) => drafts.drop(owner).catch(log),
    wipe: (spared) => drafts.wipe(spared).catch(log),
  };
}
