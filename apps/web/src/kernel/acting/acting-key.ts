/** The key in the storage of the tab that names the patient: a reload keeps it, another tab has its own. */
export const actingKey = 'nadi_acting';
