/** Folders in which each area has a folder or file of its own name. */
export const layerFolders: readonly string[] = [
  'openapi/paths',
  'openapi/schemas',
  'openapi/examples',
  'packages/domain/src',
  'packages/ui/messages/en',
  'packages/ui/src/screens',
  'packages/api-server/src/test',
  'packages/mock-server/src/nadi/kinds',
  'packages/mock-server/src/nadi/operations',
  'apps/api/src/areas',
  'apps/api/test',
  'apps/web/src/areas',
  'apps/web/e2e',
];

type Extra = {
  /** Beginnings of paths that belong to it under another name. */
  paths: readonly string[];
  /** Beginnings of message keys that belong to it under another name. */
  keys?: readonly string[];
};

const screens = (...names: string[]) => names.map((name) => `packages/ui/src/screens/${name}/`);
const messages = (...names: string[]) => names.map((name) => `packages/ui/messages/en/${name}.json`);
const contract = (...names: string[]) =>
  names.flatMap((name) => ['paths', 'schemas', 'examples'].map((folder) => `openapi/${folder}/${name}.yaml`));

/** Lists what areas and resources have under other names, by their own. To be emptied as the layers agree on one name. */
export const extras: Readonly<Record<string, Extra>> = {
  account: {
    paths: [
      ...screens('settings'),
      ...messages('settings'),
      ...contract('account-export', 'account-export-parts', 'access-log', 'sessions'),
      'apps/web/e2e/own-data.test.ts',
    ],
  },
  administration: {
    paths: [...screens('admin'), ...messages('admin'), ...contract('admin', 'overview', 'jobs')],
  },
  consent: {
    paths: [
      ...screens('doctor-access'),
      ...messages('patients'),
      'apps/web/src/areas/doctor-access/',
      'apps/web/e2e/doctor-access.test.ts',
      'apps/web/e2e/shared-documents.test.ts',
    ],
  },
  demos: { paths: ['charts', 'live', 'upload', 'video'].map((demo) => `apps/web/e2e/${demo}-demo.test.ts`) },
  identity: {
    paths: [
      ...screens('auth', 'onboarding'),
      ...messages('auth', 'onboarding'),
      ...contract('auth', 'two-step'),
      'apps/web/e2e/sign-in.test.ts',
      'apps/web/e2e/session.test.ts',
    ],
  },
  knowledge: { paths: ['packages/knowledge/', 'apps/web/e2e/knowledge-hub.test.ts'] },
  links: {
    paths: [
      'packages/mock-server/src/nadi/kinds/health-links.ts',
      'packages/mock-server/src/nadi/operations/health-links.ts',
      'apps/web/e2e/health-links.test.ts',
    ],
  },
  platform: { paths: contract('batch', 'health', 'logs') },
  profile: {
    paths: [
      ...contract('patients'),
      ...messages('health-facts'),
      'packages/mock-server/src/nadi/kinds/emergency-contacts.ts',
      'packages/mock-server/src/nadi/kinds/health-facts.ts',
      'packages/mock-server/src/nadi/kinds/patient-profile.ts',
      'packages/api-server/src/test/contact-journeys.ts',
      'packages/api-server/src/test/fact-journeys.ts',
      'apps/web/src/areas/photo/',
      'apps/web/e2e/emergency-contacts.test.ts',
      'apps/web/e2e/health-facts.test.ts',
    ],
  },
  records: {
    paths: [
      ...screens('labs'),
      ...messages('labs'),
      ...contract('lab-readings'),
      'packages/domain/src/labs/',
      'packages/mock-server/src/nadi/kinds/lab-readings.ts',
      'packages/mock-server/src/nadi/kinds/medical-records.ts',
      'apps/web/e2e/lab-report.test.ts',
      'apps/web/e2e/medical-records.test.ts',
    ],
  },
  site: { paths: [...screens('public'), ...messages('public'), 'apps/web/e2e/public-'] },
  'vital-signs': {
    paths: [
      ...messages('advice', 'charts'),
      'packages/api-server/src/test/reading-journeys.ts',
      'packages/mock-server/src/nadi/operations/vital-sign-course.ts',
      'packages/mock-server/src/nadi/readings.ts',
      'apps/api/test/readings.ts',
      'apps/web/e2e/readings.test.ts',
    ],
  },
  'emergency-contact': {
    paths: [
      'packages/domain/src/profile/contact-faults',
      'packages/api-server/src/test/contact-journeys.ts',
      'apps/api/src/areas/profile/policy/own-contacts.ts',
      'apps/api/src/areas/profile/queries/find-contacts.ts',
      'apps/web/src/areas/profile/contacts/',
    ],
    keys: ['contact_', 'relationship_'],
  },
  'health-goal': {
    paths: [
      ...screens('goals'),
      ...messages('goals'),
      ...contract('goals'),
      'packages/domain/src/goals/',
      'packages/mock-server/src/nadi/kinds/goals.ts',
      'packages/api-server/src/test/goal-journeys.ts',
      'apps/api/src/areas/goals/',
      'apps/web/src/areas/goals/',
    ],
  },
  'health-fact': {
    paths: [...messages('health-facts'), 'packages/api-server/src/test/fact-journeys.ts'],
  },
};
