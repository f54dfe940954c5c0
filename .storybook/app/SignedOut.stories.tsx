import type { Meta } from '@storybook/react-vite';
import { onPhone, type PageArgs, type PageStory, pageStories } from './page-story';
import { read, see } from './play-steps';

const meta = {
  ...pageStories,
  title: 'App/Signed out',
  tags: ['!autodocs'],
  args: { as: 'nobody', at: '/auth/login', heading: 'Sign in' },
} satisfies Meta<PageArgs>;
export default meta;

export const SignIn: PageStory = {};
export const SignInOnPhone: PageStory = { ...onPhone };
export const RoleSelection: PageStory = {
  args: { at: '/auth/role-selection', heading: 'Create your account' },
};
export const Register: PageStory = { args: { at: '/auth/register', heading: 'Create your account' } };
export const PatientSignUp: PageStory = {
  args: { at: '/auth/patient-signup', heading: 'Create your account' },
};
export const DoctorSignUp: PageStory = {
  args: { at: '/auth/doctor-signup', heading: 'Create your account as a doctor' },
};
export const ForgotPassword: PageStory = {
  args: { at: '/auth/forgot-password', heading: 'Set a new password' },
};
export const ResetPassword: PageStory = {
  args: { at: '/auth/reset-password#token=of-a-mail', heading: 'Choose a new password' },
};
export const ResetPasswordWithoutLink: PageStory = {
  args: { at: '/auth/reset-password', heading: 'This link is incomplete' },
};
export const TakeOver: PageStory = {
  args: { at: '/auth/take-over#token=of-an-invitation', heading: 'Take over your health record' },
};
export const VerifyEmailByLink: PageStory = {
  args: {
    at: '/auth/verify-email#token=mock-verification-token-of-kiran',
    scenario: 'new-patient',
    heading: 'Your address is confirmed',
  },
};
export const VerifyEmailByOldLink: PageStory = {
  args: { at: '/auth/verify-email#token=of-another-year', heading: 'This link did not work' },
};
const home = 'Your health, in one steady stream.';
export const Home: PageStory = { args: { at: '/', heading: home } };
export const HomeOnPhone: PageStory = { ...onPhone, args: { at: '/public', heading: home } };
export const About: PageStory = { args: { at: '/about', heading: 'About Nadi' } };
export const AboutBySecondAddress: PageStory = { args: { at: '/public/about', heading: 'About Nadi' } };
export const Help: PageStory = {
  args: { at: '/help', heading: 'Find an answer, or ask us.' },
  play: async () => {
    await read(/Kamala Rangan/);
  },
};
export const HelpBySecondAddress: PageStory = {
  args: { at: '/public/help', heading: 'Find an answer, or ask us.' },
};
export const HealthShop: PageStory = { args: { at: '/public/health-shop', heading: 'Health shop' } };
export const PrivacyBySecondAddress: PageStory = {
  args: { at: '/public/privacy', heading: 'Privacy notice' },
};
export const Cookies: PageStory = { args: { at: '/cookies', heading: 'Cookies and storage' } };
export const Blog: PageStory = { args: { at: '/blog', heading: 'Blog' } };
export const Webinars: PageStory = { args: { at: '/webinars', heading: 'Webinars' } };
export const Careers: PageStory = { args: { at: '/careers', heading: 'Careers' } };
export const Press: PageStory = { args: { at: '/press', heading: 'Press' } };
export const Partners: PageStory = { args: { at: '/partners', heading: 'Partners' } };
export const RedirectFromContact: PageStory = {
  args: { at: '/contact', heading: 'Find an answer, or ask us.', landsAt: '/help' },
};
export const RedirectToKnowledgeHub: PageStory = {
  args: {
    at: '/public/knowledge-hub',
    heading: 'What would you like to understand?',
    landsAt: '/knowledge-hub',
  },
};
export const KnowledgeHub: PageStory = {
  args: { at: '/knowledge-hub', heading: 'What would you like to understand?' },
};
export const KnowledgeHubSearch: PageStory = {
  args: { at: '/knowledge-hub?q=dengu', heading: 'What would you like to understand?' },
  play: async () => {
    await see(/^Drink, rest, paracetamol only\./);
  },
};
export const Article: PageStory = {
  args: {
    at: '/knowledge-hub/measuring-blood-pressure-at-home',
    heading: 'Measuring your blood pressure at home',
  },
};
export const NoArticle: PageStory = {
  args: { at: '/knowledge-hub/nothing', heading: 'We cannot find this page' },
};
export const Terms: PageStory = { args: { at: '/terms', heading: 'Terms of use' } };
export const Privacy: PageStory = {
  args: { at: '/privacy', heading: 'Privacy notice' },
  play: async () => {
    await read(/Kamala Rangan/);
  },
};
export const NotFound: PageStory = { args: { at: '/nowhere', heading: 'We cannot find this page' } };
export const Unauthorized: PageStory = { args: { at: '/unauthorized', heading: 'Access denied' } };

export const ProtectedPage: PageStory = {
  args: { at: '/dashboard/vital-signs?period=30d', landsAt: '/auth/login' },
};
export const SecondStepWithoutFirst: PageStory = {
  args: { at: '/auth/second-step', landsAt: '/auth/login' },
};
export const OnboardingWithoutAccount: PageStory = {
  args: { at: '/onboarding/patient', landsAt: '/auth/login' },
};
export const RedirectFromLogin: PageStory = { args: { at: '/login', landsAt: '/auth/login' } };
export const RedirectFromRegister: PageStory = {
  args: { at: '/register', heading: 'Create your account', landsAt: '/auth/register' },
};
export const RedirectFromDoctorSignUp: PageStory = {
  args: { at: '/doctor-signup', heading: 'Create your account as a doctor', landsAt: '/auth/doctor-signup' },
};
export const RedirectFromPatientSignUp: PageStory = {
  args: { at: '/patient-signup', heading: 'Create your account', landsAt: '/auth/patient-signup' },
};
