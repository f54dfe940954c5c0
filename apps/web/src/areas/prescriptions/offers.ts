/** The exports of this area for other areas. */

/** Fetches what shows the prescription of a visit to its patient. */
export const loadPrescriptionPart = async () => (await import('./PrescriptionPart')).PrescriptionPart;
