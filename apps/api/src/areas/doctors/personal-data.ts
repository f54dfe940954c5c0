import type { Kept } from '../../kernel/db/kept-tables';
import { doctorProfiles } from './tables/doctor-profiles';

export const kept: Kept = {
  exported: [
    {
      as: 'doctorProfile',
      table: doctorProfiles,
      person: doctorProfiles.userId,
      order: null,
      leftOut: [],
      isImported: true,
    },
  ],
  notExported: [],
};
