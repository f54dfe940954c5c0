/** The subjects of the hub, in the order in which it shows them. */
export const categories = [
  { id: 'heart', title: 'Heart and blood pressure' },
  { id: 'diabetes', title: 'Diabetes and sugar' },
  { id: 'medicines', title: 'Medicines' },
  { id: 'lab-tests', title: 'Lab tests explained' },
  { id: 'women', title: "Women's health" },
  { id: 'pregnancy-children', title: 'Pregnancy and children' },
  { id: 'mind-sleep', title: 'Mind and sleep' },
  { id: 'lungs', title: 'Lungs and breathing' },
  { id: 'food-movement', title: 'Food and movement' },
  { id: 'first-aid', title: 'First aid' },
] as const;

export type CategoryId = (typeof categories)[number]['id'];

export const categoryIds: readonly CategoryId[] = categories.map(({ id }) => id);
