import type { Meta } from '@storybook/react-vite';
import { arrive, onPhone, type PageArgs, type PageStory, pageStories } from './page-story';
import { press, see } from './play-steps';

const meta = {
  ...pageStories,
  title: 'App/Administrator',
  tags: ['!autodocs'],
  args: { as: 'admin', at: '/dashboard/admin?tab=users', heading: 'User Management' },
} satisfies Meta<PageArgs>;
export default meta;

export const Registrations: PageStory = { args: { scenario: 'unverified-doctor' } };
export const RegistrationsOnPhone: PageStory = { ...onPhone, args: { scenario: 'unverified-doctor' } };
export const ManyRegistrations: PageStory = { args: { scenario: 'many-registrations' } };
export const SecondPageOfRegistrations: PageStory = {
  args: { at: '/dashboard/admin?tab=users&page=2', scenario: 'many-registrations' },
};
export const VerifiedDoctors: PageStory = { args: { at: '/dashboard/admin?tab=users&status=verified' } };
export const RejectedDoctors: PageStory = {
  args: { at: '/dashboard/admin?tab=users&status=rejected', scenario: 'rejected-doctor' },
};
export const Analytics: PageStory = {
  args: { at: '/dashboard/admin?tab=analytics', heading: 'Analytics & Reports' },
};

export const FailedJobs: PageStory = {
  args: { at: '/dashboard/admin?tab=system', heading: 'System & Security' },
  play: async ({ canvas, step, ...hand }) => {
    await arrive(canvas, 'System & Security');
    await step('Dismiss it, and retry it nevertheless', async () => {
      await press(hand, /^Dismiss E-mail/);
      await see('Nothing has failed');
      await hand.userEvent.click(canvas.getByRole('radio', { name: 'Dismissed' }));
      await press(hand, /^Retry E-mail/);
      await see('Nothing was dismissed');
    });
    await step('It is among the retried', async () => {
      await hand.userEvent.click(canvas.getByRole('radio', { name: 'Retried' }));
      await see('E-mail');
    });
  },
};
export const AuditLog: PageStory = {
  args: { at: '/dashboard/admin?tab=system&view=audit', heading: 'System & Security' },
  play: async ({ canvas, step, ...hand }) => {
    await arrive(canvas, 'System & Security');
    await see('Meera Rao looked at readings');
    await step('Check the log', async () => {
      await press(hand, 'Check the log');
      await see('No fault was found');
    });
  },
};
export const Requests: PageStory = {
  args: { at: '/dashboard/admin?tab=users&view=requests' },
  play: async ({ canvas, step, ...hand }) => {
    await arrive(canvas, 'User Management');
    await see('Overdue');
    await step('Begin with the one that waits', async () => {
      await press(hand, /^Begin Access, Asha Kulkarni/);
      await see('You have begun with this request. The person is told.');
    });
  },
};
export const Visits: PageStory = {
  args: { at: '/dashboard/admin?tab=healthcare&view=consultations', heading: 'Healthcare Operations' },
  play: async ({ canvas, step, ...hand }) => {
    await arrive(canvas, 'Healthcare Operations');
    await see('Asha Kulkarni · Dr. Meera Rao');
    await step('Only those of one doctor', async () => {
      const [only] = await canvas.findAllByRole('button', { name: /^Only this doctor Dr\. Meera Rao/ });
      if (only) await hand.userEvent.click(only);
      await see('Asha Kulkarni · Dr. Meera Rao');
    });
  },
};
export const Consents: PageStory = {
  args: { at: '/dashboard/admin?tab=healthcare&view=consents', heading: 'Healthcare Operations' },
  play: async ({ canvas }) => {
    await arrive(canvas, 'Healthcare Operations');
    await see('Dr. Samuel Iype asked Asha Kulkarni');
  },
};
export const Templates: PageStory = {
  args: { at: '/dashboard/admin?tab=communication&view=templates', heading: 'Communication' },
  play: async ({ canvas, step, ...hand }) => {
    await arrive(canvas, 'Communication');
    await see('Festival hours');
    await step('Delete one', async () => {
      await press(hand, 'Delete "Festival hours"');
      await press(hand, 'Delete template');
      await see('The template is deleted.');
    });
  },
};
export const Deliveries: PageStory = {
  args: { at: '/dashboard/admin?tab=communication&view=deliveries', heading: 'Communication' },
  play: async ({ canvas, step, ...hand }) => {
    await arrive(canvas, 'Communication');
    await see('The mail server did not accept it (550).');
    await step('Only those that failed', async () => {
      await press(hand, 'Show what failed');
      await see('1 message');
    });
  },
};
export const Dashboard: PageStory = {
  args: { at: '/dashboard', landsAt: '/dashboard/admin', heading: 'for you.' },
};

export const ClinicalTrials: PageStory = {
  args: { at: '/dashboard/clinical-trials/manage', heading: 'Trials: import and publish' },
};

export const ProvidersOfHealthData: PageStory = {
  args: { at: '/dashboard/integrations', heading: 'Integrations' },
};

export const Profile: PageStory = { args: { at: '/dashboard/profile', heading: 'Profile' } };
export const Settings: PageStory = { args: { at: '/dashboard/settings', heading: 'Settings' } };
export const Security: PageStory = { args: { at: '/dashboard/settings/security', heading: 'Security' } };
export const SecondStepMissing: PageStory = {
  args: { landsAt: '/dashboard/settings/security', heading: 'Security', scenario: 'second-step-missing' },
};
export const AccessLog: PageStory = {
  args: { at: '/dashboard/settings/access-log', heading: 'Who looked at your record' },
};
export const Data: PageStory = { args: { at: '/dashboard/settings/data', heading: 'Your data' } };
export const OwnRequests: PageStory = {
  args: { at: '/dashboard/settings/requests', heading: 'Your requests' },
};
/** The guard lets administrators pass; what is in the record stays the patient's. */
export const PageOfPatients: PageStory = { args: { at: '/dashboard/vital-signs', heading: 'Vital signs' } };
