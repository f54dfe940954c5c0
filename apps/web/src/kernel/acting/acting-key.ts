/** Where the storage of the tab says for whom it is: a reload keeps it, another tab has its own. */
export const actingKey = 'nadi_acting';
