import { caller, type Rules } from '../../../../test/matrix/rule';

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
  addEmergencyContact: caller,
  updateEmergencyContact: {
    about: 'patient',
    ask: async (_, owner) => ({ id: owner.userId, body: { name: 'Asha' } }),
  },
  deleteEmergencyContact: { about: 'patient', ask: async (_, owner) => ({ id: owner.userId }) },
};
