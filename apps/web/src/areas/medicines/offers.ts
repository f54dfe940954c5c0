/** The exports of this area for other areas. */
export { loadMedicinesToday } from './load-medicines-today';
export { useAddMedicines } from './use-add-medicines';
