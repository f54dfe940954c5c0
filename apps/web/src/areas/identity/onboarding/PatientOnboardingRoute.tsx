import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import {
  PatientOnboardingScreen,
  type PatientOnboardingScreenProps as Props,
} from '@nadi/ui/screens/onboarding/PatientOnboardingScreen';
import { Navigate } from 'react-router-dom';
import { dayOf, useClock } from '../../../kernel/browser/clock';
import { pathOf } from '../../../kernel/browser/navigation';
import { needsOnboarding, paths } from '../../../kernel/session/destination';
import { useOnboarding } from './use-onboarding';

export function PatientOnboardingRoute() {
  const { user, from, screen, draft, kept, submit } = useOnboarding();
  const clock = useClock();
  if (user?.role !== 'PATIENT' || !needsOnboarding(user))
    return <Navigate to={from ?? paths.dashboard} replace />;
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
