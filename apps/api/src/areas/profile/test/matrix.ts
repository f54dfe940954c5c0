import { caller, type Rules } from '../../../../test/matrix/rule';
import { friend } from '../../../../test/matrix/samples';

export const rules: Rules = {
  readPatientProfile: caller,
  updatePatientProfile: caller,
  readPatientPhoto: {
    ...caller,
    ask: async (world, who) => {
      await world.photo(who);
      return {};
    },
  },
  listEmergencyContacts: caller,
  addEmergencyContact: { ...caller, ask: async () => ({ body: friend }) },
  updateEmergencyContact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.emergencyContact(owner), body: friend }),
  },
  deleteEmergencyContact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.emergencyContact(owner) }),
  },
};
