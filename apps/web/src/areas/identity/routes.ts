import * as m from '@nadi/ui/messages';
import { paths } from '../../kernel/session/destination';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  auth: [
    {
      path: paths.signIn,
      isAlike: true,
      title: m.sign_in_title,
      ...lazyRoute(async () => (await import('./SignInRoute')).SignInRoute),
    },
    {
      path: '/auth/patient-signup',
      isAlike: true,
      title: m.sign_up_title,
      ...lazyRoute(async () => (await import('./PatientSignUpRoute')).PatientSignUpRoute),
    },
    {
      path: paths.secondStep,
      title: m.app_title_second_step,
      ...lazyRoute(async () => (await import('./SecondStepRoute')).SecondStepRoute),
    },
    {
      path: paths.forgotPassword,
      isAlike: true,
      title: m.app_title_forgot_password,
      ...lazyRoute(async () => (await import('./ForgotPasswordRoute')).ForgotPasswordRoute),
    },
    {
      path: paths.resetPassword,
      title: m.app_title_reset_password,
      ...lazyRoute(async () => (await import('./ResetPasswordRoute')).ResetPasswordRoute),
    },
    {
      path: paths.roleSelection,
      isAlike: true,
      title: m.app_title_role,
      ...lazyRoute(
        async () => (await import('@nadi/ui/screens/auth/RoleSelectionScreen')).RoleSelectionScreen,
      ),
    },
    {
      path: '/auth/register',
      isAlike: true,
      title: m.app_title_doctor_sign_up,
      ...lazyRoute(async () => (await import('./RegisterRoute')).RegisterRoute),
    },
    {
      path: '/auth/doctor-signup',
      isAlike: true,
      title: m.app_title_doctor_sign_up,
      ...lazyRoute(async () => (await import('./DoctorSignUpRoute')).DoctorSignUpRoute),
    },
    {
      path: paths.verifyEmail,
      title: m.app_title_verify_email,
      ...lazyRoute(async () => (await import('./VerifyEmailRoute')).VerifyEmailRoute),
    },
  ],
  onboarding: [
    {
      path: paths.patientOnboarding,
      title: m.app_title_onboarding,
      roles: ['PATIENT'],
      ...lazyRoute(async () => (await import('./onboarding/PatientOnboardingRoute')).PatientOnboardingRoute),
    },
    {
      path: paths.doctorOnboarding,
      title: m.app_title_onboarding,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./onboarding/DoctorOnboardingRoute')).DoctorOnboardingRoute),
    },
    {
      path: paths.welcome,
      title: m.welcome_page_title,
      roles: ['PATIENT'],
      ...lazyRoute(async () => (await import('./onboarding/WelcomeRoute')).WelcomeRoute),
    },
  ],
};
