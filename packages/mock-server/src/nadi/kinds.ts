import type { Kind } from '../mock-types';
import { accessLog, accountDeletion } from './kinds/account';
import { doctorProfile, doctorRegistrations } from './kinds/doctors';
import { emergencyContacts } from './kinds/emergency-contacts';
import { failedJobs } from './kinds/failed-jobs';
import { healthFacts } from './kinds/health-facts';
import {
  notificationCounts,
  notificationDevices,
  notificationPreferences,
  notifications,
} from './kinds/notifications';
import { patientProfile } from './kinds/patient-profile';
import { vitalSigns } from './kinds/vital-signs';

/** The rules that the contract cannot express for the items at these paths. */
export const kinds: Readonly<Record<string, Kind>> = {
  '/account/deletion': accountDeletion,
  '/admin/doctor-registrations': doctorRegistrations,
  '/admin/failed-jobs': failedJobs,
  '/doctors/profile': doctorProfile,
  '/notifications': notifications,
  '/notifications/counts': notificationCounts,
  '/notifications/devices': notificationDevices,
  '/notifications/preferences': notificationPreferences,
  '/patients/access-log': accessLog,
  '/patients/emergency-contacts': emergencyContacts,
  '/patients/health-facts': healthFacts,
  '/patients/profile': patientProfile,
  '/vital-signs': vitalSigns,
};
