/** The exports of this area for other areas. */
export { useAddMedicines } from './use-add-medicines';
