/** The exports of this area for other areas. */
export { conflictOfDoctor, doctorLabels } from './unsent-profile';
