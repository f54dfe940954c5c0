/** The exports of this area for other areas. */

/** Fetches what shows the prescription of a visit to its patient. */
export const loadPrescriptionPart = async () => (await import('./PrescriptionPart')).PrescriptionPart;

/** Fetches the page on which a doctor writes the prescription of a visit. */
export const loadPrescribe = async () => (await import('./Prescribe')).Prescribe;
