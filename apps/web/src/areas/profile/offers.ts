/** The exports of this area for other areas. */
export { conflictOfPatient, patientLabels } from './unsent-profile';
