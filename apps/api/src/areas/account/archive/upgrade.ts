import type { AccountExport } from '@nadi/contract/schema';
import { spanOf } from '@nadi/domain/integrations/import-parts';
import type { Assessment } from '@nadi/domain/vital-signs/assessment';
import { v7 } from 'uuid';

type Row = Record<string, unknown>;

/** Fields that version 2 did not have at first. */
const laterLists: Row = {
  emergencyContacts: [],
  medicalHistory: null,
  medicalHistoryEntries: [],
  medicalRecords: [],
  recordFiles: [],
  labReadings: [],
  labObservations: [],
  notifications: [],
  notificationPreferences: null,
  notificationDevices: [],
  consents: [],
  sharingSettings: null,
  healthLinks: [],
  healthLinkOpenings: [],
  dataRequests: [],
  familyTies: [],
  familyInvitations: [],
  medicines: [],
  medicineDoses: [],
  medicineAcknowledgements: [],
  healthGoals: [],
  pressureWeeks: [],
  healthImports: [],
  healthConnections: [],
  healthSyncs: [],
  insights: [],
  savedTrials: [],
  trialReferrals: [],
  trialInterests: [],
  availability: null,
  consultations: [],
  consultationNotes: [],
  consultationMessages: [],
  waitlistEntries: [],
  prescriptions: [],
  deliveryAddresses: [],
  shopCartItems: [],
  shopOrders: [],
  shopPayments: [],
  shopInvoices: [],
  pharmacistRights: [],
};

/** Upgrades an export of version 1 or 2, or from before some of its lists; returns any other unchanged. */
export function upgradeExport(value: unknown): unknown {
  const listed: Row = { ...laterLists, ...(value as Row) };
  const known: Row = {
    ...listed,
    ...(listed.patientProfile != null && {
      patientProfile: { abhaNumber: null, ...(listed.patientProfile as Row) },
    }),
    notifications: eachOf(listed.notifications, withConsultation),
    consents: eachOf(listed.consents, withEdition),
    healthImports: eachOf(listed.healthImports, withoutParts),
  };
  if (known.version === 2) return upgradeNames(known);
  if (known.version !== 1) return known;
  const { patientProfile, vitalSigns, ...rest } = known;
  const { pregnancy, ...profile } = (patientProfile ?? {}) as Row;
  const isAnswered = pregnancy === 'pregnant' || pregnancy === 'not-pregnant';
  return {
    ...rest,
    version: current,
    patientProfile: patientProfile && profile,
    healthFacts: isAnswered ? [factOf(pregnancy, String(profile.updatedAt))] : [],
    vitalSigns: eachOf(vitalSigns, withoutAssessment),
    earlierAssessments: [],
  };
}

const current: AccountExport['version'] = 3;

/** Gives assessments and the types of health facts the names that version 3 has for them. */
function upgradeNames({ earlierJudgements, healthFacts, vitalSigns, ...rest }: Row): Row {
  return {
    ...rest,
    version: current,
    healthFacts: eachOf(healthFacts, ({ kind, ...fact }) => ({ ...fact, type: kind })),
    vitalSigns: eachOf(vitalSigns, named),
    earlierAssessments: eachOf(earlierJudgements, named),
  };
}

const named = ({ judgement, judgedAt, ...row }: Row): Row => ({
  ...row,
  assessment: judgement,
  assessedAt: judgedAt,
});

/** Leaves anything but a list of objects as it is, to be refused. */
const eachOf = (list: unknown, change: (row: Row) => Row): unknown =>
  Array.isArray(list) ? list.map((row: unknown) => (isRow(row) ? change(row) : row)) : list;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Notifications could not name one at first. */
const withConsultation = (row: Row): Row => ({ consultationId: null, ...row });

/** Consents had no editions at first; all of them were of the first one. */
const withEdition = (row: Row): Row => ({ edition: 1, ...row });

/** Imports had no parts at first. */
function withoutParts(row: Row): Row {
  if (!Array.isArray(row.readingIds) || !Array.isArray(row.identities)) return row;
  const { measuredFrom, measuredUntil } = spanOf(row.identities.map(String));
  return {
    ...{ partOf: null, fingerprint: null, added: row.readingIds.length, remaining: 0 },
    ...{
      measuredFrom: measuredFrom?.toISOString() ?? null,
      measuredUntil: measuredUntil?.toISOString() ?? null,
    },
    ...row,
  };
}

/** The answer counted from the time when it was last written. */
const factOf = (type: string, at: string): Row => ({
  id: v7(),
  type,
  from: at.slice(0, 10),
  to: null,
  metres: null,
  setBy: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

/** Readings were assessed whenever they were read; the server assesses those of version 0 in the background. */
const withoutAssessment = (reading: Row): Row => ({
  ...reading,
  site: null,
  status: 'not-assessed',
  side: null,
  worst: 'not-assessed',
  assessment: notAssessed,
  assessedAt: reading.createdAt,
  rangesVersion: 0,
});

const notAssessed: Assessment = {
  status: 'not-assessed',
  side: null,
  advice: null,
  reason: 'no-range',
  worst: { status: 'not-assessed', side: null, condition: null, advice: null },
  ways: [],
  asks: [],
};
