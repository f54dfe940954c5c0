/** The categories of the shop, in the order in which they are shown. */
export const productCategories = [
  { id: 'pain-and-fever', name: 'Pain and fever' },
  { id: 'cold-and-cough', name: 'Cold, cough and allergy' },
  { id: 'stomach', name: 'Stomach and digestion' },
  { id: 'heart-and-pressure', name: 'Heart and blood pressure' },
  { id: 'diabetes', name: 'Diabetes' },
  { id: 'infections', name: 'Infections' },
  { id: 'lungs', name: 'Lungs and breathing' },
  { id: 'mind-and-nerves', name: 'Mind and nerves' },
  { id: 'thyroid-and-hormones', name: 'Thyroid and hormones' },
  { id: 'skin-and-eyes', name: 'Skin and eyes' },
  { id: 'vitamins', name: 'Vitamins and minerals' },
  { id: 'first-aid', name: 'First aid' },
  { id: 'devices', name: 'Monitors and devices' },
  { id: 'tests', name: 'Tests at home' },
  { id: 'hygiene', name: 'Hygiene and care' },
] as const;

export const isCategory = (id: string): boolean => productCategories.some((one) => one.id === id);
