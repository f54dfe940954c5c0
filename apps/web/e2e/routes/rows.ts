/** Names who opens an address; `newPatient` and `newDoctor` have not answered the first questions. */
export const visitors = [
  'nobody',
  'patient',
  'doctor',
  'admin',
  'newPatient',
  'newDoctor',
  'unknown',
] as const;
export type VisitorName = (typeof visitors)[number];

/** Says what is then shown: the words of the page's heading, and where that is if it is elsewhere. */
export type Cell = {
  heading: string | RegExp;
  at?: string;
  /** Words that are on the page besides. */
  says?: string;
};
export type Row = Record<VisitorName, Cell>;

const signIn: Cell = { at: '/auth/login', heading: 'Sign in' };
const denied: Cell = { at: '/unauthorized', heading: 'Access denied' };
const firstQueries: Pick<Row, 'newPatient' | 'newDoctor'> = {
  newPatient: { at: '/onboarding/patient', heading: /^Welcome, Kiran/ },
  newDoctor: { at: '/onboarding/doctor', heading: /^Welcome, Dr\. Rao/ },
};
const home = {
  patient: { at: '/dashboard', heading: /^Good \w+, Asha/ },
  doctor: { at: '/dashboard', heading: /^Good \w+, Meera/ },
  admin: { at: '/dashboard/admin', heading: /waiting for you\.$/ },
} satisfies Partial<Row>;

/** A page that anyone may read. */
const open = (heading: string, at?: string): Row => {
  const cell = { heading, ...(at && { at }) };
  return {
    ...{ nobody: cell, patient: cell, doctor: cell, admin: cell },
    ...{ newPatient: cell, newDoctor: cell, unknown: cell },
  };
};

/** A page for signing in or up: whoever is signed in is led on, unless first questions are left. */
const wayIn = (heading: string, at?: string): Row => ({
  ...open(heading, at),
  ...home,
  unknown: home.patient,
});

const guarded = { nobody: signIn, ...firstQueries };

/** A page of every role. */
const ofAll = (heading: string | RegExp, at?: string): Row => {
  const cell = { heading, ...(at && { at }) };
  return { ...guarded, patient: cell, doctor: cell, admin: cell, unknown: cell };
};

/** A page of patients: administrators pass the guard, and see nothing of it. */
const ofPatients = (heading: string, at?: string): Row => ({
  ...ofAll(heading, at),
  doctor: denied,
  admin: { heading, ...(at && { at }), says: 'This page is for patients.' },
});

const ofDoctors = (heading: string): Row => ({
  ...ofAll(heading),
  ...{ patient: denied, unknown: denied },
  admin: { heading, says: 'This page is for doctors.' },
});

const ofAdministrators = (heading: string | RegExp): Row => ({
  ...ofAll(heading),
  ...{ patient: denied, doctor: denied, unknown: denied },
});

const led = (to: Cell): Row => ({ ...open(''), nobody: to, ...home, unknown: home.patient });
const helpTitle = 'Find an answer, or ask us.';
const hubTitle = 'What would you like to understand?';
const homeTitle = 'Your health, in one steady stream.';
const visitsOfPatients: Cell = { heading: 'Consultations', says: 'This page is for patients.' };
const sharing: Cell = { heading: /can see your records\./ };
/** Opened without what a provider sends along. */
const notConnected: Cell = { heading: 'Nothing was connected' };
/** A heading that depends on who is looked after. */
const family: Cell = { heading: /ook after/ };
const trends: Cell = { heading: /^Blood pressure|^Not enough data|critical/ };
const unread = /(unread|new notifications)\.$/;
const id = '0198f000-0000-7000-8000-000000000001';

/** The addresses of the table that have a part of their own, as they are opened. */
export const examples: Readonly<Record<string, string>> = {
  ':slug': 'measuring-blood-pressure-at-home',
  ':': id,
};

/** The demonstrations, which stand outside of the app: the same for everyone. */
export const demonstrations: Readonly<Record<string, string>> = {
  '/video-call-demo': 'Camera and microphone check',
  '/file-upload-demo': 'Upload that can pause',
  '/real-time-demo': 'Two windows at once',
  '/data-visualization-demo': 'Charts on a sample year',
};

/**
 * Every address of the app x whoever may open it. An unknown role counts as PATIENT (point 3 of the specification); only where a page
 * is chosen by role would it be refused.
 */
export const rows: Readonly<Record<string, Row>> = {
  '/': open(homeTitle),
  '/public': open(homeTitle),
  '/about': open('About Nadi'),
  '/public/about': open('About Nadi'),
  '/help': open(helpTitle),
  '/public/help': open(helpTitle),
  '/contact': open(helpTitle, '/help'),
  '/knowledge-hub': open(hubTitle),
  '/public/knowledge-hub': open(hubTitle, '/knowledge-hub'),
  '/knowledge-hub/:slug': open('Measuring your blood pressure at home'),
  '/public/health-shop': open('Health shop'),
  '/privacy': open('Privacy notice'),
  '/public/privacy': open('Privacy notice'),
  '/terms': open('Terms of use'),
  '/cookies': open('Cookies and storage'),
  '/blog': open('Blog'),
  '/webinars': open('Webinars'),
  '/careers': open('Careers'),
  '/press': open('Press'),
  '/partners': open('Partners'),
  '/unauthorized': open('Access denied'),
  '*': open('We cannot find this page'),

  '/auth/login': wayIn('Sign in'),
  '/login': wayIn('Sign in', '/auth/login'),
  '/auth/register': wayIn('Create your account'),
  '/register': wayIn('Create your account', '/auth/register'),
  '/auth/role-selection': wayIn('Create your account'),
  '/auth/patient-signup': wayIn('Create your account'),
  '/patient-signup': wayIn('Create your account', '/auth/patient-signup'),
  '/auth/doctor-signup': wayIn('Create your account as a doctor'),
  '/doctor-signup': wayIn('Create your account as a doctor', '/auth/doctor-signup'),
  '/auth/forgot-password': wayIn('Set a new password'),
  // The link of a mail is followed whoever is signed in here.
  '/auth/reset-password': open('This link is incomplete'),
  '/auth/take-over': open('This link is incomplete'),
  '/auth/verify-email': {
    ...led(signIn),
    newPatient: { heading: 'Your address is confirmed' },
    newDoctor: { heading: 'Your address is confirmed' },
  },
  '/auth/second-step': { ...led(signIn), ...firstQueries },

  '/onboarding/patient': {
    ...led(signIn),
    ...firstQueries,
    doctor: denied,
    newDoctor: denied,
    admin: { heading: 'First questions', says: 'This page is for patients.' },
  },
  '/onboarding/doctor': {
    ...led(signIn),
    ...firstQueries,
    ...{ patient: denied, unknown: denied, newPatient: denied },
    admin: { heading: 'First questions', says: 'This page is for doctors.' },
  },

  '/onboarding/welcome': {
    ...led(signIn),
    ...{ patient: { heading: 'Welcome, Asha.' }, unknown: { heading: 'Welcome, Asha.' } },
    ...{ doctor: denied, newDoctor: denied },
    newPatient: firstQueries.newPatient,
    admin: { heading: 'Welcome', says: 'This page is for patients.' },
  },

  '/dashboard': { ...ofAll(''), ...home, unknown: home.patient },
  '/dashboard/profile': ofAll('Profile'),
  '/dashboard/notifications': ofAll(unread),
  '/notifications': ofAll(unread, '/dashboard/notifications'),
  '/dashboard/notifications-center': ofAll(unread),
  '/dashboard/settings': ofAll('Settings'),
  '/dashboard/settings/security': ofAll('Security'),
  '/dashboard/settings/access-log': ofAll('Who looked at your record'),
  '/dashboard/settings/data': ofAll('Your data'),
  '/dashboard/settings/requests': ofAll('Your requests'),
  '/dashboard/settings/push': ofAll('Push notifications'),
  '/dashboard/search': ofAll('Search'),
  '/dashboard/unsent/:id': ofAll('Not sent yet'),
  '/dashboard/consultations': {
    ...ofAll('Consultations'),
    doctor: { heading: 'Consultations', at: '/dashboard/doctor-consultations' },
    admin: visitsOfPatients,
  },
  '/dashboard/consultations/book': {
    ...ofAll('Book a visit'),
    doctor: visitsOfPatients,
    admin: visitsOfPatients,
  },
  '/dashboard/consultations/:id': { ...ofAll('Visit'), admin: visitsOfPatients },
  '/dashboard/consultations/:id/video': { ...ofAll('Video call'), admin: visitsOfPatients },
  '/dashboard/consultations/:id/prescription': ofDoctors('Prescription'),
  '/video-call/:consultationId': {
    ...ofAll('Video call', `/dashboard/consultations/${id}/video`),
    admin: { ...visitsOfPatients, at: `/dashboard/consultations/${id}/video` },
  },
  '/dashboard/health-shop': ofAll('Health shop'),
  '/dashboard/health-shop/products/:id': ofAll('Product'),
  '/dashboard/health-shop/cart': ofAll('Cart'),
  '/dashboard/health-shop/checkout': ofAll('Checkout: where to'),
  '/dashboard/health-shop/checkout/:id': ofAll('Checkout'),
  '/dashboard/health-shop/orders': ofAll('Orders'),
  '/dashboard/health-shop/orders/:id': ofAll('Order'),
  '/dashboard/health-shop/prescriptions': ofAll('Prescriptions to check'),
  '/dashboard/health-shop/prescriptions/:id': ofAll('Prescription'),
  '/dashboard/integrations': ofAll('Integrations'),
  '/dashboard/integrations/callback/:provider': {
    ...ofPatients('Connecting your account'),
    ...{ patient: notConnected, unknown: notConnected },
  },
  '/dashboard/wearables': ofAll('Integrations', '/dashboard/integrations'),
  '/dashboard/reports': ofAll('Reports'),
  '/dashboard/reports/health': ofPatients('Health report'),
  '/dashboard/clinical-trials': ofAll('Clinical trials'),
  '/dashboard/clinical-trials/manage': ofAdministrators('Trials: import and publish'),
  '/dashboard/clinical-trials/:id': ofAll('Clinical trials'),

  '/dashboard/consents': { ...ofPatients('Sharing'), patient: sharing, unknown: sharing },
  '/dashboard/consents/:id': ofPatients('Sharing'),
  '/dashboard/medical-records': ofPatients('Medical records'),
  '/dashboard/medical-records/upload': ofPatients('Upload a record'),
  '/dashboard/medical-records/links': ofPatients('Health links'),
  '/dashboard/medical-records/:id': ofPatients('Medical records'),
  '/dashboard/medical-records/:id/values': {
    ...ofPatients('Values of this report'),
    admin: { heading: 'Medical records', says: 'This page is for patients.' },
  },
  '/dashboard/vital-signs': ofPatients('Vital signs'),
  '/dashboard/vital-signs/growth': ofPatients('Growth'),
  '/dashboard/vital-signs/blood-pressure-week': ofPatients('Home blood pressure week'),
  '/dashboard/health-trends': { ...ofPatients('Health trends'), patient: trends, unknown: trends },
  '/dashboard/medications': ofPatients('Medicines'),
  '/dashboard/appointments': ofPatients('Appointments'),
  '/appointments': {
    ...ofAll('Appointments', '/dashboard/appointments'),
    doctor: { at: '/dashboard/schedule', heading: /still free\.$/ },
    admin: { at: '/dashboard/admin?tab=healthcare', heading: 'Healthcare Operations' },
  },
  '/dashboard/family': { ...ofPatients('Family'), patient: family, unknown: family },
  '/dashboard/family/:memberId': ofPatients('A person you look after'),
  '/dashboard/goals': ofPatients('Goals'),
  '/dashboard/goals/:id': ofPatients('Goals'),
  '/dashboard/ai-insights': ofPatients('Insights'),
  '/dashboard/shared-documents': ofPatients('Shared documents'),
  '/dashboard/profile/emergency-contacts': ofPatients('Emergency contacts'),
  '/dashboard/profile/medical-history': ofPatients('Medical history'),

  '/dashboard/patients': ofDoctors('Patients'),
  '/dashboard/patients/find': ofDoctors('Find a patient'),
  '/dashboard/patients/:id': ofDoctors('Patient'),
  '/dashboard/doctor-consultations': ofDoctors('Consultations'),
  '/dashboard/schedule': { ...ofDoctors('Schedule'), doctor: { heading: /still free\.$/ } },

  '/dashboard/admin?tab=users': ofAdministrators('User Management'),
  '/dashboard/admin?tab=healthcare': ofAdministrators('Healthcare Operations'),
  '/dashboard/admin?tab=business': ofAdministrators('Business Services'),
  '/dashboard/admin?tab=communication': ofAdministrators('Communication'),
  '/dashboard/admin?tab=analytics': ofAdministrators('Analytics & Reports'),
  '/dashboard/admin?tab=system': ofAdministrators('System & Security'),
  '/dashboard/admin': ofAdministrators(home.admin.heading),
};
