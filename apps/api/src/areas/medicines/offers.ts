// The exports of this area for other areas, the seed, the commands and the server.

export { findMedicines } from './queries/find-medicines';
export { medicineDoses, medicines } from './tables/medicines';
