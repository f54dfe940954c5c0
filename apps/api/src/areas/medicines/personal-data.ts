import type { Kept } from '../../kernel/db/kept-tables';
import { medicineAcknowledgements, medicineDoses, medicines } from './tables/medicines';

export const kept: Kept = {
  exported: [
    {
      as: 'medicines',
      table: medicines,
      person: medicines.patientId,
      order: medicines.id,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'medicineDoses',
      table: medicineDoses,
      person: medicineDoses.patientId,
      order: medicineDoses.id,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'medicineAcknowledgements',
      table: medicineAcknowledgements,
      person: medicineAcknowledgements.patientId,
      order: medicineAcknowledgements.id,
      leftOut: [],
      isImported: true,
    },
  ],
  notExported: [],
};
