import type { Meta } from '@storybook/react-vite';
import { type PageArgs, type PageStory, pageStories } from './page-story';

const meta = {
  ...pageStories,
  title: 'App/Doctor',
  tags: ['!autodocs'],
  args: { as: 'meera', at: '/dashboard', heading: 'Meera' },
} satisfies Meta<PageArgs>;
export default meta;

export const Dashboard: PageStory = {};
export const DashboardBeforeVerification: PageStory = {
  args: { as: 'samuel', scenario: 'unverified-doctor', heading: 'Samuel. You can start once' },
};
export const DashboardAfterRejection: PageStory = {
  args: { as: 'samuel', scenario: 'rejected-doctor', heading: 'Your registration needs your attention.' },
};

export const Profile: PageStory = { args: { at: '/dashboard/profile', heading: 'Profile' } };
export const ProfileBeforeVerification: PageStory = {
  args: { as: 'samuel', at: '/dashboard/profile', scenario: 'unverified-doctor', heading: 'Profile' },
};
export const ProfileAfterRejection: PageStory = {
  args: { as: 'samuel', at: '/dashboard/profile', scenario: 'rejected-doctor', heading: 'Profile' },
};
export const Patients: PageStory = { args: { at: '/dashboard/patients', heading: 'Patients' } };
export const FindPatient: PageStory = { args: { at: '/dashboard/patients/find', heading: 'Find a patient' } };
export const ClinicalTrials: PageStory = {
  args: { at: '/dashboard/clinical-trials', heading: 'Clinical trials' },
};
export const Settings: PageStory = { args: { at: '/dashboard/settings', heading: 'Settings' } };
export const Security: PageStory = { args: { at: '/dashboard/settings/security', heading: 'Security' } };
export const SecurityBeforeVerification: PageStory = {
  args: {
    as: 'samuel',
    at: '/dashboard/settings/security',
    scenario: 'unverified-doctor',
    heading: 'Security',
  },
};
export const AccessLog: PageStory = {
  args: { at: '/dashboard/settings/access-log', heading: 'Who looked at your record' },
};
export const Data: PageStory = { args: { at: '/dashboard/settings/data', heading: 'Your data' } };
export const Requests: PageStory = {
  args: { at: '/dashboard/settings/requests', heading: 'Your requests' },
};

export const QuestionsFirst: PageStory = {
  args: { as: 'samuel', heading: 'Welcome, Dr. Iype', landsAt: '/onboarding/doctor' },
};
export const PageOfPatients: PageStory = {
  args: { at: '/dashboard/vital-signs', heading: 'Access denied', landsAt: '/unauthorized' },
};
export const PageOfAdministrators: PageStory = {
  args: { at: '/dashboard/admin?tab=users', heading: 'Access denied', landsAt: '/unauthorized' },
};
export const DoctorConsultations: PageStory = {
  args: { at: '/dashboard/doctor-consultations', heading: 'Consultations' },
};
export const Schedule: PageStory = { args: { at: '/dashboard/schedule', heading: 'Schedule' } };
export const Integrations: PageStory = { args: { at: '/dashboard/integrations', heading: 'Integrations' } };
export const SignedPrescription: PageStory = {
  args: {
    at: '/dashboard/consultations/0198f000-0000-7000-8000-000000000c02/prescription',
    heading: 'Signed. Asha has it.',
  },
};
