import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/shared-documents',
      title: m.shared_title,
      roles: ['PATIENT'],
      ...lazyRoute(async () => (await import('./SharedDocumentsRoute')).SharedDocumentsRoute),
    },
    {
      path: '/dashboard/medical-records',
      title: m.records_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./MedicalRecordsRoute')).MedicalRecordsRoute),
    },
    {
      path: '/dashboard/medical-records/upload',
      title: m.upload_title,
      roles: ['PATIENT'],
      isForPatients: true,
      needs: 'manage',
      ...lazyRoute(async () => (await import('./UploadRecordRoute')).UploadRecordRoute),
    },
    {
      path: '/dashboard/medical-records/:id',
      title: m.records_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./MedicalRecordRoute')).MedicalRecordRoute),
    },
    {
      path: '/dashboard/medical-records/:id/values',
      title: m.records_title,
      roles: ['PATIENT'],
      isForPatients: true,
      needs: 'manage',
      ...lazyRoute(async () => (await import('./LabReviewRoute')).LabReviewRoute),
    },
  ],
};
