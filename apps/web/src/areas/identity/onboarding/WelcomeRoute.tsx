import { profileCompletion, welcomedFrom } from '@nadi/domain/profile/completion';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { WelcomeScreen } from '@nadi/ui/screens/onboarding/WelcomeScreen';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { needsOnboarding, onboardingOf, paths } from '../../../kernel/session/destination';
import { selectUser } from '../../../kernel/session/session-selectors';
import { Redirect } from '../../../kernel/shell/Redirect';

/** For a patient whose profile is mostly there; whoever has answered less is led to their dashboard. */
export function WelcomeRoute() {
  const { $api } = useServices();
  const user = useAppSelector(selectUser);
  const isAnswered = user !== null && !needsOnboarding(user);
  const profile = $api.useQuery('get', '/patients/profile', {}, { enabled: isAnswered });
  const contacts = $api.useQuery('get', '/patients/emergency-contacts', {}, { enabled: isAnswered });
  if (user && !isAnswered) return <Redirect to={onboardingOf(user)} />;
  if (profile.isError || contacts.isError) return <Redirect to={paths.dashboard} />;
  if (!profile.data || !contacts.data) return <LoadingScreen />;
  const completion = profileCompletion(profile.data.data, contacts.data.data.length);
  if (completion.percent < welcomedFrom) return <Redirect to={paths.dashboard} />;
  return <WelcomeScreen firstName={profile.data.data.firstName} {...completion} />;
}
