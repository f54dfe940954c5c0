import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import {
  PatientOnboardingScreen,
  type PatientOnboardingScreenProps as Props,
} from '@nadi/ui/screens/onboarding/PatientOnboardingScreen';
import { useState } from 'react';
import { dayOf, useClock } from '../../../kernel/browser/clock';
import { pathOf } from '../../../kernel/browser/navigation';
import { needsOnboarding, paths } from '../../../kernel/session/destination';
import { Redirect } from '../../../kernel/shell/Redirect';
import { useOnboarding } from './use-onboarding';
import { wantedBy } from './wanted-by';

export function PatientOnboardingRoute() {
  const { user, from, screen, draft, kept, submit } = useOnboarding();
  const clock = useClock();
  // Remembers if questions were open at first: whoever comes back here later has been welcomed.
  const [wasAsked] = useState(() => user !== null && needsOnboarding(user));
  if (user?.role !== 'PATIENT' || !needsOnboarding(user))
    return <Redirect to={(user && wasAsked ? wantedBy(user, from) : from) ?? paths.dashboard} />;
  if (!screen) return <LoadingScreen />;
  return (
    <PatientOnboardingScreen
      // A draft found late, while the form is empty, restarts the form.
      key={draft ? 'filled' : 'empty'}
      {...screen}
      draft={draft as Props['draft']}
      keptValues={kept as Props['keptValues']}
      firstName={user.firstName}
      goOnHref={pathOf(from ?? { pathname: paths.dashboard, search: '', hash: '' })}
      today={dayOf(clock)}
      onSubmit={({ profilePhoto = null, ...answers }) => submit(answers, profilePhoto)}
    />
  );
}
