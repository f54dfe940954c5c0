import {
  PatientOnboardingScreen,
  type PatientOnboardingScreenProps,
} from '@nadi/ui/screens/onboarding/PatientOnboardingScreen';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/use-services';
import { selectIsOffline } from '../features/connectivity/connectivity-slice';
import { selectEntries } from '../features/outbox/outbox-selectors';
import { needsOnboarding, paths } from '../features/session/destination';
import { onboardingForm } from '../features/session/onboarding-form';
import { onboardingSubmitted } from '../features/session/session-requests';
import { selectAttempt, selectUser } from '../features/session/session-selectors';
import { dayOf, useClock } from '../platform/clock';
import { createIntent } from '../platform/intent';
import { originOf } from '../platform/navigation';

export function PatientOnboardingRoute() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const attempt = useAppSelector(selectAttempt('completeOnboarding'));
  const isOffline = useAppSelector(selectIsOffline);
  const form = onboardingForm(attempt, useAppSelector(selectEntries));
  const { state } = useLocation();
  const clock = useClock();
  const [intent] = useState(createIntent);
  const from = originOf(state);
  if (user?.role !== 'PATIENT' || !needsOnboarding(user))
    return <Navigate to={from ?? paths.dashboard} replace />;
  return (
    <PatientOnboardingScreen
      state={form.state}
      isOffline={isOffline}
      keptValues={form.kept as PatientOnboardingScreenProps['keptValues']}
      firstName={user.firstName}
      today={dayOf(clock)}
      onSubmit={({ profilePhoto: photo = null, ...answers }) => {
        const content = { answers, photo: photo && [photo.name, photo.size, photo.lastModified] };
        dispatch(onboardingSubmitted({ answers, photo, from, idempotencyKey: intent.keyFor(content) }));
      }}
    />
  );
}
