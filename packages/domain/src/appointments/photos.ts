import { canChangeIntake } from './intake';
import type { ConsultationStatus } from './visit';

/** A photo that a patient added for the doctor of a visit. */
export type VisitPhoto = { id: string; contentType: 'image/jpeg' | 'image/png' | 'image/webp' };

/** As many photos as a visit has: enough to show a place from near and far, and few enough that a doctor looks at each. */
export const maxVisitPhotos = 4;

const areClosed = 'The photos of a visit can be changed until it begins.';
const tooMany = `A visit has at most ${maxVisitPhotos} photos. Delete one before you add another.`;

/** Returns why a photo of a visit cannot be deleted; null if it can. */
export const refuseLessPhotos = (visit: { status: ConsultationStatus }): string | null =>
  canChangeIntake(visit) ? null : areClosed;

/** Returns why a visit can have no further photo; null if it can. */
export const refusePhoto = (visit: {
  status: ConsultationStatus;
  photos: readonly VisitPhoto[];
}): string | null => refuseLessPhotos(visit) ?? (visit.photos.length >= maxVisitPhotos ? tooMany : null);
