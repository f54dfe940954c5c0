import { caller, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  readDoctorProfile: caller,
  readDoctorPhoto: {
    ...caller,
    ask: async (world, who) => {
      await world.photo(who, undefined, { languages: ['en'] });
      return {};
    },
  },
  updateDoctorProfile: caller,
};
