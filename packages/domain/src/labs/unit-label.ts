/** How a person writes the unit. */
const labels: Readonly<Record<string, string>> = {
  '10*3/uL': '10³/µL',
  '10*9/L': '10⁹/L',
  '10*5/uL': 'lakh/µL',
  '10*6/uL': '10⁶/µL',
  '10*12/L': '10¹²/L',
  '[IU]/L': 'IU/L',
  '[IU]/mL': 'IU/mL',
  'k[IU]/L': 'kIU/L',
  'u[IU]/mL': 'µIU/mL',
  'm[IU]/L': 'mIU/L',
  'm[IU]/mL': 'mIU/mL',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
  '/[HPF]': 'per field (HPF)',
  'mm/h': 'mm in 1 h',
  '[pH]': '',
  '1': '',
};

export const unitLabel = (ucum: string): string => labels[ucum] ?? ucum.replace(/^u|(?<=\/)u/, 'µ');
