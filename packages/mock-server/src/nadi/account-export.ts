import type { AccountExport, ExportedFile } from '@nadi/contract/schema';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { exportVisits } from './export-visits';
import { exportDataRequest } from './kinds/data-requests';
import { exportConnection } from './kinds/health-connections';
import { exportLink, exportOpenings } from './kinds/health-links';
import { exportLabReadings } from './kinds/lab-readings';
import { exportRecordFiles, exportRecords } from './kinds/medical-records';
import { extensionOf } from './photos';
import type { KeptFile, Person, World } from './world';

/** Everything that is kept of a person, as a ZIP archive in the form of the contract. */
export async function packAccount(person: Person, world: World, now: Date): Promise<Uint8Array> {
  const files = await Promise.all(person.files.map(describe));
  const contents: Zippable = {
    'account.json': strToU8(JSON.stringify(toExport(person, world, files, now), null, 2)),
    'README.txt': strToU8(`Nadi, a mock: everything that it keeps of you on ${now.toISOString()}.\n`),
  };
  for (const [index, file] of files.entries()) {
    const content = await person.files[index]?.content.arrayBuffer();
    if (content) contents[file.name] = new Uint8Array(content);
  }
  // A fixed moment makes the same archive again.
  return zipSync(contents, { mtime: now });
}

const toExport = (person: Person, world: World, files: ExportedFile[], now: Date): AccountExport => ({
  format: 'nadi-account-export',
  version: 3,
  exportedAt: now.toISOString(),
  account: person.account,
  patientProfile: person.patient,
  doctorProfile: person.doctor,
  healthFacts: person.healthFacts,
  emergencyContacts: person.emergencyContacts,
  medicalHistory: person.medicalHistory,
  medicalHistoryEntries: person.medicalHistoryEntries,
  medicalRecords: exportRecords(person),
  recordFiles: exportRecordFiles(person),
  labReadings: exportLabReadings(person),
  labObservations: person.labObservations,
  notifications: person.notifications,
  notificationPreferences: preferencesOf(person, now),
  notificationDevices: person.notificationDevices,
  vitalSigns: person.readings,
  earlierAssessments: person.earlierAssessments,
  files,
  // The mock keeps consents as it answers them, without the rows behind them.
  consents: [],
  sharingSettings: null,
  healthLinks: person.healthLinks.map(exportLink),
  healthLinkOpenings: person.healthLinks.flatMap(exportOpenings),
  dataRequests: person.dataRequests.map(exportDataRequest),
  familyTies: [],
  familyInvitations: [],
  medicines: person.medicines,
  medicineDoses: person.medicineDoses,
  medicineAcknowledgements: person.medicineAcknowledgements,
  healthGoals: person.healthGoals,
  pressureWeeks: person.pressureWeeks,
  healthImports: person.healthImports,
  healthConnections: person.connections.map(exportConnection),
  healthSyncs: [],
  insights: person.insights,
  savedTrials: [],
  trialReferrals: [],
  trialInterests: [],
  // The shop of the mock is that of the examples.
  deliveryAddresses: [],
  shopCartItems: [],
  shopOrders: [],
  shopPayments: [],
  shopInvoices: [],
  pharmacistRights: [],
  availability: person.availability && { ...person.availability, updatedAt: now.toISOString() },
  ...exportVisits(person, world),
  sessions: person.sessions,
  authenticatorApp: person.authenticatorApp,
  recoveryCodes: person.recoveryCodes.map(({ code: _, ...rest }) => rest),
  passkeys: person.passkeys,
  accessLog: person.accessLog,
});

function preferencesOf({ notificationPreferences }: Person, now: Date) {
  const { channels, quietHours, showsDetails, version } = notificationPreferences;
  if (version === 0) return null;
  const { isOn, from, to, timeZone } = quietHours;
  const quiet = { isQuiet: isOn, quietFrom: from, quietTo: to, timeZone };
  return { channels, ...quiet, showsDetails, version, updatedAt: now.toISOString() };
}

async function describe({ content, ...file }: KeptFile): Promise<ExportedFile> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ...file, name: `files/${file.id}.${extensionOf(file.contentType)}`, sha256 };
}
