import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import {
  DoctorOnboardingScreen,
  type DoctorOnboardingScreenProps as Props,
} from '@nadi/ui/screens/onboarding/DoctorOnboardingScreen';
import { needsOnboarding, paths } from '../../../kernel/session/destination';
import { Redirect } from '../../../kernel/shell/Redirect';
import { useOnboarding } from './use-onboarding';

export function DoctorOnboardingRoute() {
  const { user, from, screen, draft, kept, submit } = useOnboarding();
  if (user?.role !== 'DOCTOR' || !needsOnboarding(user)) return <Redirect to={from ?? paths.dashboard} />;
  if (!screen) return <LoadingScreen />;
  return (
    <DoctorOnboardingScreen
      // A draft found late, while the form is empty, restarts the form.
      key={draft ? 'filled' : 'empty'}
      {...screen}
      draft={draft as Props['draft']}
      keptValues={kept as Props['keptValues']}
      lastName={user.lastName}
      onSubmit={({ profilePhoto, languages, phone, about }) =>
        // Unanswered questions are left out.
        submit({ languages, ...(phone && { phone }), ...(about && { about }) }, profilePhoto)
      }
    />
  );
}
