import {
  DoctorOnboardingScreen,
  type DoctorOnboardingScreenProps,
} from '@nadi/ui/screens/onboarding/DoctorOnboardingScreen';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/use-services';
import { selectIsOffline } from '../features/connectivity/connectivity-slice';
import { selectEntries } from '../features/outbox/outbox-selectors';
import { needsOnboarding, paths } from '../features/session/destination';
import { onboardingForm } from '../features/session/onboarding-form';
import { onboardingSubmitted } from '../features/session/session-requests';
import { selectAttempt, selectUser } from '../features/session/session-selectors';
import { createIntent } from '../platform/intent';
import { originOf } from '../platform/navigation';

export function DoctorOnboardingRoute() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const attempt = useAppSelector(selectAttempt('completeOnboarding'));
  const isOffline = useAppSelector(selectIsOffline);
  const form = onboardingForm(attempt, useAppSelector(selectEntries));
  const from = originOf(useLocation().state);
  const [intent] = useState(createIntent);
  if (user?.role !== 'DOCTOR' || !needsOnboarding(user))
    return <Navigate to={from ?? paths.dashboard} replace />;
  return (
    <DoctorOnboardingScreen
      state={form.state}
      isOffline={isOffline}
      keptValues={form.kept as DoctorOnboardingScreenProps['keptValues']}
      lastName={user.lastName}
      onSubmit={({ profilePhoto: photo, languages, phone, about }) => {
        // What was not said is left out.
        const answers = { languages, ...(phone && { phone }), ...(about && { about }) };
        const content = { answers, photo: photo && [photo.name, photo.size, photo.lastModified] };
        dispatch(onboardingSubmitted({ answers, photo, from, idempotencyKey: intent.keyFor(content) }));
      }}
    />
  );
}
