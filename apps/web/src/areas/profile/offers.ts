/** What other areas may use of this one. */
export { conflictOfPatient, patientLabels } from './unsent-profile';
