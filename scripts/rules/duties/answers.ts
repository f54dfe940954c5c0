import type { AccountExport } from '@nadi/contract/schema';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import type { NotificationCategory } from '@nadi/domain/notifications/preferences';
import type { SearchGroupId } from '../../../packages/ui/src/screens/search/SearchScreen/types';

/** Why a duty does not apply to a resource, or is not done yet. */
export type Not = { not: string };

/** The answers of a resource. Export and erasure stand in its area's `personal-data.ts`, the matrix in its `test/matrix.ts`. */
export type Duties = {
  area: string;
  /** Its name in the access log. */
  log: string;
  consent: ConsentKind | Not;
  /** The table for which row security knows who acts for another patient. */
  acting: string | Not;
  /** The group of the search in which its area's `search.ts` finds it. */
  search: SearchGroupId | Not;
  told: NotificationCategory | Not;
  /** The words by which the seed of a demonstration adds it. */
  demo: string | Not;
  /** The codes by which pages of the knowledge hub are linked to it. */
  hub: 'vitalSigns' | 'loinc' | 'atc' | Not;
  /** The part of a dashboard that shows it. */
  card: string | Not;
};

export type Resource = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;

const not = (why: string): Not => ({ not: why });

const ownAlone = not('It is about the account and not about health: nobody but its person sees it.');
const ofDoctors = not('It is of a doctor, and no patient has one.');
const withParent = not('It is shown and found with what it belongs to.');
const onPage = not(
  'One page shows all of it, and the search finds that page by its name and by other words.',
);
const ofWork = not('It is a right to work in the shop, and nothing that its person made.');
const noNews = not('It changes by what its person does; there is nothing to tell them.');
const noCode = not('No code of a reading, lab value or medicine names it.');
const noCard = not('The menu and the list of more pages lead to it.');
const asked = not('A demonstration begins without it: it needs a device, a provider or a decision.');
const notShared = not('It is no part of the record that a doctor asks for.');

/** Answers for what belongs to an account and not to a record. */
const ofAccount = {
  ...{ consent: ownAlone, acting: ownAlone, search: ownAlone, told: noNews, demo: asked },
  ...{ hub: noCode, card: noCard },
} as const;
const ofIdentity = { ...ofAccount, area: 'identity', told: 'security' } as const;
const ofNotifications = { ...ofAccount, area: 'notifications', log: 'notification' } as const;
const ofShop = {
  ...ofAccount,
  area: 'shop',
  log: 'shop-order',
  search: withParent,
  told: 'general',
} as const;
/** Answers for what belongs to the record of a patient, but is no part of it that a doctor asks for. */
const ofPatient = {
  ...{ consent: notShared, search: withParent, told: noNews, demo: asked, hub: noCode, card: noCard },
} as const;
const ofConnections = {
  ...ofPatient,
  area: 'integrations',
  log: 'health-connection',
  search: onPage,
  told: 'readings',
} as const;
const ofTrials = { ...ofPatient, area: 'trials', search: 'trials', told: 'general' } as const;
const ofMedicines = {
  ...ofPatient,
  area: 'medicines',
  told: 'medicines',
  hub: 'atc',
} as const;
const ofVisits = { ...ofPatient, area: 'appointments', log: 'consultation', told: 'general' } as const;
const ofRecords = { ...ofPatient, area: 'records', log: 'medical-record' } as const;

/** The answers of everything that the export of an account has. A new section does not compile without its own. */
export const duties: Record<Resource, Duties> = {
  account: { ...ofAccount, area: 'account', log: 'account', told: 'account', demo: 'insert(users)' },
  accessLog: { ...ofAccount, area: 'account', log: 'access-log' },
  dataRequests: { ...ofAccount, area: 'account', log: 'data-request', told: 'account' },
  sessions: { ...ofIdentity, log: 'session' },
  authenticatorApp: { ...ofIdentity, log: 'two-step' },
  recoveryCodes: { ...ofIdentity, log: 'two-step' },
  passkeys: { ...ofIdentity, log: 'passkey' },
  notifications: { ...ofNotifications, search: 'notifications', demo: 'insert(notifications)' },
  notificationPreferences: ofNotifications,
  notificationDevices: ofNotifications,

  patientProfile: {
    ...{ ...ofPatient, area: 'profile', log: 'profile', acting: 'patient_profiles', search: onPage },
    demo: 'insert(patientProfiles)',
  },
  healthFacts: {
    ...{ ...ofPatient, area: 'vital-signs', log: 'health-fact', consent: 'conditions' },
    ...{ acting: 'health_facts', search: 'facts', demo: 'insert(healthFacts)' },
  },
  vitalSigns: {
    ...{ area: 'vital-signs', log: 'vital-sign', consent: 'vital-signs', acting: 'vital_signs' },
    ...{ search: 'readings', told: 'readings', demo: 'insert(vitalSigns)', hub: 'vitalSigns' },
    card: '<PatientDashboardScreen',
  },
  earlierAssessments: {
    ...{ ...ofPatient, area: 'vital-signs', log: 'vital-sign', consent: withParent },
    acting: 'earlier_judgements',
  },
  emergencyContacts: {
    ...{ ...ofPatient, area: 'profile', log: 'emergency-contact', consent: 'emergency-contacts' },
    ...{ acting: 'emergency_contacts', search: 'contacts', demo: 'insert(emergencyContacts)' },
  },
  medicalHistory: {
    ...{ ...ofPatient, area: 'medical-history', log: 'medical-history', acting: 'medical_histories' },
    search: 'history',
    demo: 'insert(medicalHistories)',
  },
  medicalHistoryEntries: {
    ...{ ...ofPatient, area: 'medical-history', log: 'medical-history', consent: 'allergies' },
    ...{ acting: 'medical_history_entries', search: 'history', demo: 'insert(medicalHistoryEntries)' },
  },
  healthGoals: {
    ...{ ...ofPatient, area: 'goals', log: 'health-goal', acting: 'health_goals', search: 'goals' },
    ...{ told: 'goals', demo: 'insert(healthGoals)', card: '<NextGoals />' },
  },
  pressureWeeks: {
    ...{ ...ofPatient, area: 'vital-signs', log: 'pressure-week', acting: 'pressure_weeks' },
    told: 'readings',
  },
  insights: {
    ...{ ...ofPatient, area: 'insights', log: 'insight', acting: 'insights', told: 'readings' },
    ...{ search: 'insights', demo: 'keepInsights(' },
  },
  healthImports: { ...ofConnections, log: 'health-import', acting: 'health_imports' },
  healthConnections: { ...ofConnections, acting: 'health_connections' },
  healthSyncs: { ...ofConnections, acting: 'health_syncs' },

  files: { ...ofRecords, acting: withParent },
  medicalRecords: {
    ...{ ...ofRecords, consent: 'documents', acting: 'medical_records', search: 'documents' },
    demo: 'insert(medicalRecords)',
  },
  recordFiles: { ...ofRecords, consent: withParent, acting: 'record_files' },
  labReadings: {
    ...ofRecords,
    log: 'lab-report',
    acting: 'lab_readings',
    told: 'readings',
  },
  labObservations: {
    ...{ ...ofRecords, log: 'lab-report', consent: 'lab-reports', acting: 'lab_observations' },
    ...{ search: 'lab-values', hub: 'loinc' },
  },

  medicines: {
    ...{ ...ofMedicines, log: 'medicine', acting: 'medicines', demo: 'insert(medicines)' },
    ...{ consent: 'medicines', search: 'medicines', card: '<MedicinesToday />' },
  },
  medicineDoses: {
    ...{ ...ofMedicines, log: 'medicine-dose', acting: 'medicine_doses', demo: 'insert(medicineDoses)' },
  },
  medicineAcknowledgements: { ...ofMedicines, log: 'medicine', acting: 'medicine_acknowledgements' },
  prescriptions: {
    ...{ ...ofPatient, area: 'prescriptions', log: 'prescription', acting: 'prescriptions' },
    ...{ search: 'prescriptions', told: 'general', demo: 'insert(prescriptions)', hub: 'atc' },
  },

  consultations: {
    ...{ ...ofVisits, acting: 'consultations', search: 'visits', demo: 'insert(consultations)' },
    card: '<NextVisit />',
  },
  waitlistEntries: { ...ofVisits, log: 'waitlist-entry', acting: 'waitlist_entries' },
  consultationNotes: {
    ...{ ...ofVisits, acting: 'consultation_notes', search: 'visits', demo: 'insert(consultationNotes)' },
  },
  consultationMessages: { ...ofVisits, acting: 'consultation_messages', search: withParent },
  availability: {
    ...{ ...ofAccount, area: 'appointments', log: 'availability', consent: ofDoctors, acting: ofDoctors },
    demo: 'insert(availabilities)',
  },
  doctorProfile: {
    ...{ ...ofAccount, area: 'doctors', log: 'profile', consent: ofDoctors, acting: ofDoctors },
    ...{ told: 'registration', demo: 'insert(doctorProfiles)' },
  },

  consents: {
    ...{ ...ofPatient, area: 'consent', log: 'consent', acting: 'consents', search: 'doctors' },
    told: 'security',
  },
  sharingSettings: {
    ...{ ...ofPatient, area: 'consent', log: 'sharing-settings', acting: 'sharing_settings' },
    search: onPage,
  },
  healthLinks: {
    ...{ ...ofPatient, area: 'links', log: 'health-link', acting: 'health_links' },
    ...{ search: 'links', told: 'security' },
  },
  healthLinkOpenings: {
    ...{ ...ofPatient, area: 'links', log: 'health-link', acting: 'health_link_openings' },
    told: 'security',
  },
  familyTies: {
    ...{ ...ofPatient, area: 'family', log: 'family-member', acting: 'family_ties', told: 'security' },
    ...{ search: 'family', demo: 'insert(familyTies)' },
  },
  familyInvitations: {
    ...{ ...ofAccount, area: 'family', log: 'family-invitation', told: 'security' },
    demo: 'insert(familyInvitations)',
  },

  savedTrials: { ...ofTrials, log: 'saved-trial', acting: 'saved_trials', demo: 'insert(savedTrials)' },
  trialReferrals: {
    ...{ ...ofTrials, log: 'trial-referral', acting: 'trial_referrals', demo: 'insert(trialReferrals)' },
  },
  trialInterests: {
    ...{ ...ofTrials, log: 'trial-interest', acting: 'trial_interests', demo: 'insert(trialInterests)' },
  },

  deliveryAddresses: {
    ...{ ...ofShop, log: 'delivery-address', search: 'addresses', told: noNews },
    demo: 'insert(deliveryAddresses)',
  },
  shopCartItems: { ...ofShop, log: 'shop-cart', search: onPage, told: noNews },
  shopOrders: { ...ofShop, search: 'orders', demo: 'insert(shopOrders)' },
  shopPayments: ofShop,
  shopInvoices: { ...ofShop, demo: 'insert(shopInvoices)' },
  pharmacistRights: {
    ...{ ...ofShop, log: 'pharmacist', search: ofWork, told: noNews, demo: 'insert(shopPharmacists)' },
  },
};
