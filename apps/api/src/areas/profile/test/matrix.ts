import { caller, type Rules } from '../../../../test/matrix/rule';

const contact = { name: 'Farida Sheikh', relationship: 'FRIEND', phone: '+910000000202' };

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
  addEmergencyContact: { ...caller, ask: async () => ({ body: contact }) },
  updateEmergencyContact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.emergencyContact(owner, contact), body: contact }),
  },
  deleteEmergencyContact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.emergencyContact(owner, contact) }),
  },
};
