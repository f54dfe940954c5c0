import type { Kind } from '../mock-types';
import { accessLog, accountDeletion } from './kinds/account';
import { adminAnalytics } from './kinds/admin-analytics';
import { adminConsents, adminConsultations } from './kinds/admin-lists';
import { adminOverview } from './kinds/admin-overview';
import {
  availability,
  consultations,
  directory,
  doctorConsultations,
  doctorDashboard,
  slots,
} from './kinds/appointments';
import { auditEntries, frontendLogs } from './kinds/audit';
import { broadcastPreview, broadcasts, templates } from './kinds/broadcasts';
import { calendarFeed } from './kinds/calendar-feed';
import { consultationCall } from './kinds/calls';
import { consents, sharedDoctors, sharingSettings } from './kinds/consents';
import { adminDataRequests, dataRequests } from './kinds/data-requests';
import { deliveries } from './kinds/deliveries';
import { doctorAnalytics, schedule } from './kinds/doctor-schedule';
import { doctorProfile, doctorRegistrations } from './kinds/doctors';
import { emergencyContacts } from './kinds/emergency-contacts';
import { failedJobs } from './kinds/failed-jobs';
import { familyInvitations, familyMembers } from './kinds/family';
import { healthGoalAnalytics, healthGoals } from './kinds/goals';
import { growth } from './kinds/growth';
import { healthConnections, healthProviders } from './kinds/health-connections';
import { healthFacts } from './kinds/health-facts';
import { healthImports } from './kinds/health-imports';
import { healthLinkOpenings, healthLinks } from './kinds/health-links';
import { healthReport } from './kinds/health-report';
import { insightHistory } from './kinds/insights';
import { labObservations, labReadings } from './kinds/lab-readings';
import { medicalHistory } from './kinds/medical-history';
import { medicalRecordSummary, medicalRecords, recordUploads } from './kinds/medical-records';
import { medicineChecks, medicineDoses, medicines } from './kinds/medicines';
import {
  notificationCounts,
  notificationDevices,
  notificationPreferences,
  notifications,
} from './kinds/notifications';
import { healthMetrics, patientDashboard, wellnessSummary } from './kinds/overview';
import { patientProfile } from './kinds/patient-profile';
import { consultationPrescription, prescriptions } from './kinds/prescriptions';
import { pressureWeeks } from './kinds/pressure-weeks';
import { slotHolds } from './kinds/slot-holds';
import { userSecondSteps, users } from './kinds/users';
import { intakeQuestionList } from './kinds/visit-answers';
import { visitMessages } from './kinds/visit-messages';
import { vitalSigns } from './kinds/vital-signs';
import { waitlist } from './kinds/waitlist';
import { checkouts, orders } from './shop';

/** The rules that the contract cannot express for the items at these paths. */
export const kinds: Readonly<Record<string, Kind>> = {
  '/account/data-requests': dataRequests,
  '/account/deletion': accountDeletion,
  '/admin/analytics': adminAnalytics,
  '/admin/audit-entries': auditEntries,
  '/admin/frontend-logs': frontendLogs,
  '/admin/broadcasts': broadcasts,
  '/admin/broadcasts/{id}/preview': broadcastPreview,
  '/admin/broadcast-templates': templates,
  '/admin/deliveries': deliveries,
  '/admin/consents': adminConsents,
  '/admin/consultations': adminConsultations,
  '/admin/data-requests': adminDataRequests,
  '/admin/overview': adminOverview,
  '/admin/doctor-registrations': doctorRegistrations,
  '/admin/failed-jobs': failedJobs,
  '/admin/users': users,
  '/admin/users/{id}/second-step': userSecondSteps,
  '/consultations': consultations,
  '/intake-questions': intakeQuestionList,
  '/consultations/{id}/call': consultationCall,
  '/doctors/availability/me': availability,
  '/doctors/calendar-feed/me': calendarFeed,
  '/doctors/analytics/me': doctorAnalytics,
  '/doctors/consultations/me': doctorConsultations,
  '/doctors/dashboard/me': doctorDashboard,
  '/doctors/directory': directory,
  '/doctors/directory/{id}/slots': slots,
  '/doctors/profile': doctorProfile,
  '/family/invitations': familyInvitations,
  '/family/members': familyMembers,
  '/health-connections': healthConnections,
  '/health-goals': healthGoals,
  '/health-goals/{id}/analytics': healthGoalAnalytics,
  '/health-imports': healthImports,
  '/health-providers': healthProviders,
  '/doctors/schedule/me': schedule,
  '/insight-history': insightHistory,
  '/lab-observations': labObservations,
  '/lab-readings': labReadings,
  '/medical-records': medicalRecords,
  '/medical-records/summary': medicalRecordSummary,
  '/medicine-checks': medicineChecks,
  '/medicine-doses': medicineDoses,
  '/medicines': medicines,
  '/notifications': notifications,
  '/notifications/counts': notificationCounts,
  '/notifications/devices': notificationDevices,
  '/notifications/preferences': notificationPreferences,
  '/patients/access-log': accessLog,
  '/patients/consents': consents,
  '/patients/dashboard': patientDashboard,
  '/patients/emergency-contacts': emergencyContacts,
  '/patients/health-facts': healthFacts,
  '/patients/health-links': healthLinks,
  '/patients/health-links/{id}/openings': healthLinkOpenings,
  '/patients/health-metrics': healthMetrics,
  '/patients/health-report': healthReport,
  '/patients/medical-history': medicalHistory,
  '/patients/profile': patientProfile,
  '/patients/shared-doctors': sharedDoctors,
  '/patients/sharing-settings': sharingSettings,
  '/patients/wellness-summary': wellnessSummary,
  '/consultations/{id}/prescription': consultationPrescription,
  '/prescriptions': prescriptions,
  '/record-uploads': recordUploads,
  '/vital-signs': vitalSigns,
  '/consultations/{id}/messages': visitMessages,
  '/slot-holds': slotHolds,
  '/waitlist': waitlist,
  '/vital-signs/growth': growth,
  '/vital-signs/pressure-weeks': pressureWeeks,
  '/shop/checkouts': checkouts,
  '/shop/orders': orders,
};
