import { createBroadcast, createTemplate, template } from '../../../../test/broadcasts';
import type { Rules } from '../../../../test/matrix/rule';
import { twoStepOf } from '../../../../test/two-step';

export const rules: Rules = {
  listDoctorRegistrations: { about: 'doctors' },
  decideDoctorRegistration: {
    about: 'doctors',
    ask: async ({ api }) => {
      const { userId } = await api.signedIn('UNVERIFIED_DOCTOR');
      return { id: userId, body: { status: 'VERIFIED' } };
    },
  },
  // Names, and what a person asks for.
  listAdminDataRequests: { about: 'accounts', shows: ['an administrator'] },
  decideDataRequest: {
    about: 'accounts',
    ask: async (world) => ({
      id: await world.dataRequest(await world.api.signedIn('PATIENT')),
      body: { status: 'in_progress' },
    }),
    // Shows the words of the person who asks.
    shows: ['an administrator'],
  },
  readConfiguration: { about: 'platform' },
  // Names and addresses, and nothing of the record.
  listUsers: { about: 'accounts', shows: ['an administrator'] },
  decideUser: {
    about: 'accounts',
    ask: async ({ api }) => {
      const { userId } = await api.signedIn('PATIENT');
      return { id: userId, body: { status: 'SUSPENDED', reason: 'It sends advertisements.' } };
    },
  },
  removeUserSecondStep: {
    about: 'accounts',
    ask: async ({ api }) => {
      const person = await api.signedIn('PATIENT');
      await twoStepOf(api).turnOn(person);
      return { id: person.userId };
    },
  },
  readAdminOverview: { about: 'platform' },
  readAdminAnalytics: { about: 'platform' },
  listBroadcasts: { about: 'platform' },
  createBroadcast: { about: 'platform' },
  decideBroadcast: {
    about: 'platform',
    ask: async ({ api }) => ({ id: await createBroadcast(api), body: { status: 'CANCELLED' } }),
  },
  previewBroadcast: { about: 'platform', ask: async ({ api }) => ({ id: await createBroadcast(api) }) },
  listBroadcastTemplates: { about: 'platform' },
  createBroadcastTemplate: { about: 'platform', ask: async () => ({ body: template() }) },
  updateBroadcastTemplate: {
    about: 'platform',
    ask: async ({ api }) => ({ id: await createTemplate(api), body: { ...template(), title: 'Another' } }),
  },
  deleteBroadcastTemplate: { about: 'platform', ask: async ({ api }) => ({ id: await createTemplate(api) }) },
  // Names, and nothing of the record.
  listAuditEntries: { about: 'accounts', shows: ['an administrator'] },
  // Names, times and states.
  listAdminConsultations: { about: 'accounts', shows: ['an administrator'] },
  listAdminConsents: { about: 'accounts', shows: ['an administrator'] },
  // Names, and that they were sent messages.
  listDeliveries: { about: 'accounts', shows: ['an administrator'] },
  checkAuditTrail: { about: 'platform' },
  listFrontendLogs: { about: 'platform' },
  listFailedJobs: { about: 'platform' },
  decideFailedJob: {
    about: 'platform',
    ask: async ({ failedJob }) => ({ id: await failedJob(), body: { status: 'RETRIED' } }),
  },
};
