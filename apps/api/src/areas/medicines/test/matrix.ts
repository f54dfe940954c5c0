import { caller, type Rules } from '../../../../test/matrix/rule';
import { aspirin, doseOf } from '../../../../test/matrix/samples';

export const rules: Rules = {
  listMedicines: caller,
  addMedicine: { ...caller, ask: async () => ({ body: aspirin }) },
  updateMedicine: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.medicine(owner), body: aspirin }),
  },
  stopMedicine: { about: 'patient', ask: async (world, owner) => ({ id: await world.medicine(owner) }) },
  deleteMedicine: { about: 'patient', ask: async (world, owner) => ({ id: await world.medicine(owner) }) },
  listMedicineDoses: {
    ...caller,
    ask: async () => ({ query: 'from=2026-11-01&to=2026-11-30' }),
  },
  recordMedicineDose: {
    ...caller,
    ask: async (world, who) => ({ body: doseOf(await world.medicine(who), world.api.clock.now()) }),
  },
  updateMedicineDose: {
    about: 'patient',
    ask: async (world, owner) => {
      const { id, medicineId, at } = await world.medicineDose(owner);
      return { id, body: doseOf(medicineId, new Date(at)) };
    },
  },
  deleteMedicineDose: {
    about: 'patient',
    ask: async (world, owner) => ({ id: (await world.medicineDose(owner)).id }),
  },
};
