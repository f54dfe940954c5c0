// The exports of this area for other areas, the seed, the commands and the server.

export { findAcknowledgements } from './queries/find-acknowledgements';
export { findDoses } from './queries/find-doses';
export { findMedicines } from './queries/find-medicines';
export {
  type MedicineAcknowledgementRow,
  medicineAcknowledgements,
  medicineDoses,
  medicines,
} from './tables/medicines';
