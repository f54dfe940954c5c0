import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arrive, onPhone, type PageArgs, type PageStory, pageStories } from './page-story';
import { press, see } from './play-steps';

const meta = {
  ...pageStories,
  title: 'App/Patient',
  tags: ['!autodocs'],
  args: { as: 'asha', at: '/dashboard', heading: 'Asha' },
} satisfies Meta<PageArgs>;
export default meta;

export const Dashboard: PageStory = {};
export const DashboardOverAYear: PageStory = {
  args: { at: '/dashboard?period=1y', scenario: 'long-history' },
};
export const DashboardWhenCritical: PageStory = { args: { scenario: 'critical' } };
export const DashboardWithGaps: PageStory = { args: { as: 'ravi', heading: 'Ravi' } };
export const DashboardWithoutReadings: PageStory = { args: { scenario: 'empty' } };

export const DashboardOnPhone: PageStory = { ...onPhone };
export const MenuOnPhone: PageStory = {
  ...onPhone,
  play: async ({ canvas, step, ...hand }) => {
    await step('Open the menu', async () => {
      await arrive(canvas, 'Asha');
      await press(hand, /menu/i);
      const menu = within(await within(document.body).findByRole('dialog'));
      await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    });
  },
};

export const Search: PageStory = { args: { at: '/dashboard/search?q=pressure', heading: 'Search' } };

export const VitalSigns: PageStory = { args: { at: '/dashboard/vital-signs', heading: 'Vital signs' } };
export const VitalSignsOfOneKind: PageStory = {
  args: { at: '/dashboard/vital-signs?type=blood_pressure', heading: 'Vital signs' },
};
export const VitalSignsOverAYear: PageStory = {
  args: { at: '/dashboard/vital-signs', scenario: 'long-history', heading: 'Vital signs' },
};
export const VitalSignsWithoutReadings: PageStory = {
  args: { at: '/dashboard/vital-signs', scenario: 'empty', heading: 'Vital signs' },
};

export const VitalSignsOnPhone: PageStory = {
  ...onPhone,
  args: { at: '/dashboard/vital-signs', heading: 'Vital signs' },
};

export const GrowthOfAnAdult: PageStory = {
  args: { at: '/dashboard/vital-signs/growth', heading: 'Growth' },
};
export const BloodPressureWeek: PageStory = {
  args: { at: '/dashboard/vital-signs/blood-pressure-week', heading: 'Home blood pressure week' },
};
export const HealthTrends: PageStory = {
  args: { at: '/dashboard/health-trends', heading: 'the 30 days before' },
};
export const HealthTrendsOverAYear: PageStory = {
  args: { at: '/dashboard/health-trends?period=1y', scenario: 'long-history', heading: 'the year before' },
};
export const HealthTrendsWithoutReadings: PageStory = {
  args: { at: '/dashboard/health-trends', scenario: 'empty', heading: 'Health trends' },
};

export const Appointments: PageStory = { args: { at: '/dashboard/appointments', heading: 'Appointments' } };
export const AppointmentsOfAPush: PageStory = {
  args: { at: '/appointments', landsAt: '/dashboard/appointments', heading: 'Appointments' },
};
export const Consultations: PageStory = {
  args: { at: '/dashboard/consultations', heading: 'Consultations' },
};
export const BookAVisit: PageStory = {
  args: { at: '/dashboard/consultations/book', heading: 'Book a visit' },
};
export const Family: PageStory = { args: { at: '/dashboard/family', heading: 'You look after' } };
export const FamilyMember: PageStory = {
  args: { at: '/dashboard/family/0198f000-0000-7000-8000-00000000b102', heading: 'Rohan' },
};
export const Profile: PageStory = { args: { at: '/dashboard/profile', heading: 'Profile' } };
export const SharedDocuments: PageStory = {
  args: { at: '/dashboard/shared-documents', heading: 'Shared documents' },
};
export const UnsentEntrySettled: PageStory = {
  args: { at: '/dashboard/unsent/1', heading: 'Not sent yet' },
};
export const ClinicalTrials: PageStory = {
  args: { at: '/dashboard/clinical-trials', heading: 'Clinical trials' },
};
export const Settings: PageStory = { args: { at: '/dashboard/settings', heading: 'Settings' } };
export const Security: PageStory = { args: { at: '/dashboard/settings/security', heading: 'Security' } };
export const SecurityWithTwoSteps: PageStory = {
  args: { at: '/dashboard/settings/security', scenario: 'two-step', heading: 'Security' },
};
export const AccessLog: PageStory = {
  args: { at: '/dashboard/settings/access-log', heading: 'Who looked at your record' },
};
export const AccessLogOfEveryone: PageStory = {
  args: { at: '/dashboard/settings/access-log?by=everyone', heading: 'Who looked at your record' },
};
export const Notifications: PageStory = { args: { at: '/dashboard/notifications', heading: 'One unread.' } };
export const NotificationsCenter: PageStory = {
  args: { at: '/dashboard/notifications-center', heading: 'One unread.' },
};
export const NotificationsOfAPush: PageStory = {
  args: { at: '/notifications', heading: 'One unread.', landsAt: '/dashboard/notifications' },
};
export const PushMessages: PageStory = {
  args: { at: '/dashboard/settings/push', heading: 'Push notifications' },
};
export const Data: PageStory = { args: { at: '/dashboard/settings/data', heading: 'Your data' } };
export const Requests: PageStory = {
  args: { at: '/dashboard/settings/requests', heading: 'Your requests' },
  play: async ({ canvas }) => {
    await arrive(canvas, 'Your requests');
    await see('We corrected the name, and new invoices show it. The old invoice must stay as it was issued.');
    await see('Kamala Rangan answers for personal data here.');
  },
};
export const DataWhenDeletionIsAsked: PageStory = {
  args: { at: '/dashboard/settings/data', scenario: 'deletion-asked', heading: 'Your data' },
};

export const ConfirmAddressFirst: PageStory = {
  args: { as: 'kiran', scenario: 'new-patient', heading: 'Check your e-mail', landsAt: '/auth/verify-email' },
};
export const QuestionsFirst: PageStory = {
  args: {
    as: 'kiran',
    scenario: 'confirmed-patient',
    heading: 'Welcome, Kiran',
    landsAt: '/onboarding/patient',
  },
};
export const QuestionsAnsweredBefore: PageStory = {
  args: { at: '/onboarding/patient', landsAt: '/dashboard' },
};
export const SignInWhenSignedIn: PageStory = { args: { at: '/auth/login', landsAt: '/dashboard' } };
export const PageOfAdministrators: PageStory = {
  args: { at: '/dashboard/admin?tab=users', heading: 'Access denied', landsAt: '/unauthorized' },
};
export const QuestionsOfDoctors: PageStory = {
  args: { at: '/onboarding/doctor', landsAt: '/unauthorized', heading: 'Access denied' },
};
export const NotFound: PageStory = {
  args: { at: '/dashboard/nowhere', heading: 'We cannot find this page' },
};

export const MedicalRecords: PageStory = {
  args: { at: '/dashboard/medical-records', heading: 'Medical records' },
};

export const OneMedicalRecord: PageStory = {
  args: {
    at: '/dashboard/medical-records/0198f000-0000-7000-8000-000000000701',
    heading: 'Lipid profile and kidney function',
  },
};

export const ValuesOfALabReport: PageStory = {
  args: {
    at: '/dashboard/medical-records/0198f000-0000-7000-8000-000000000701/values',
    heading: 'Values of this report',
  },
};

export const UploadARecord: PageStory = {
  args: { at: '/dashboard/medical-records/upload', heading: 'Upload a record' },
};

export const EmergencyContacts: PageStory = {
  args: { at: '/dashboard/profile/emergency-contacts', heading: 'Emergency contacts' },
};
export const Welcome: PageStory = { args: { at: '/onboarding/welcome', heading: 'Welcome, Asha.' } };

export const Sharing: PageStory = {
  args: { at: '/dashboard/consents', heading: 'One doctor can see your records. One doctor is asking.' },
};

export const ARequest: PageStory = {
  args: {
    at: '/dashboard/consents/0198f000-0000-7000-8000-000000000901',
    heading: 'Dr. Samuel Iype asks to see your records.',
  },
};

export const MedicalHistory: PageStory = {
  args: { at: '/dashboard/profile/medical-history', heading: 'Medical history' },
};
export const Insights: PageStory = { args: { at: '/dashboard/ai-insights', heading: 'Insights' } };
export const Medicines: PageStory = { args: { at: '/dashboard/medications', heading: 'Medicines' } };
export const Goals: PageStory = { args: { at: '/dashboard/goals', heading: 'Goals' } };
export const HealthReport: PageStory = {
  args: { at: '/dashboard/reports/health', heading: 'Health report' },
};
export const Reports: PageStory = { args: { at: '/dashboard/reports', heading: 'Reports' } };
export const Integrations: PageStory = { args: { at: '/dashboard/integrations', heading: 'Integrations' } };
/** An account was allowed at its provider. */
export const BackFromAProvider: PageStory = {
  args: {
    at: '/dashboard/integrations/callback/demonstration?state=0Jk3lP9sQ2vX7tR5wY8zBc&code=8f14e45fceea167a',
    landsAt: '/dashboard/integrations',
    heading: 'Integrations',
  },
};
export const QuickLinkToWearables: PageStory = {
  args: { at: '/dashboard/wearables', landsAt: '/dashboard/integrations', heading: 'Integrations' },
};
export const HealthLinks: PageStory = {
  args: { at: '/dashboard/medical-records/links', heading: 'Health links' },
};
