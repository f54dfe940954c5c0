/** What other areas may use of this one. */
export { conflictOfDoctor, doctorLabels } from './unsent-profile';
