import { conflict } from '@nadi/api-server/problem';

/** Returns a 409 for what the database refused, since a study, a registration or a consent changed at the same moment. */
export const changedMeanwhile = () =>
  conflict('The study or its doctor changed at this moment. Load it again.');
