export type State = {
  name: string;
  /** The code of the state in numbers of GST (first two digits of a GSTIN). */
  gst: string;
  /** The first two digits that its PIN codes may have, by the circles of India Post. Neighbours may share some. */
  pins: readonly string[];
};

/** The states and union territories of India by their usual letters. */
export const states = {
  AN: { name: 'Andaman and Nicobar Islands', gst: '35', pins: ['74'] },
  AP: { name: 'Andhra Pradesh', gst: '37', pins: ['50', '51', '52', '53'] },
  AR: { name: 'Arunachal Pradesh', gst: '12', pins: ['79'] },
  AS: { name: 'Assam', gst: '18', pins: ['78'] },
  BR: { name: 'Bihar', gst: '10', pins: ['80', '81', '82', '84', '85'] },
  CH: { name: 'Chandigarh', gst: '04', pins: ['16'] },
  CG: { name: 'Chhattisgarh', gst: '22', pins: ['49'] },
  DD: { name: 'Dadra and Nagar Haveli and Daman and Diu', gst: '26', pins: ['36', '39'] },
  DL: { name: 'Delhi', gst: '07', pins: ['11'] },
  GA: { name: 'Goa', gst: '30', pins: ['40'] },
  GJ: { name: 'Gujarat', gst: '24', pins: ['36', '37', '38', '39'] },
  HP: { name: 'Himachal Pradesh', gst: '02', pins: ['17'] },
  HR: { name: 'Haryana', gst: '06', pins: ['12', '13'] },
  JH: { name: 'Jharkhand', gst: '20', pins: ['81', '82', '83'] },
  JK: { name: 'Jammu and Kashmir', gst: '01', pins: ['18', '19'] },
  KA: { name: 'Karnataka', gst: '29', pins: ['56', '57', '58', '59'] },
  KL: { name: 'Kerala', gst: '32', pins: ['67', '68', '69'] },
  LA: { name: 'Ladakh', gst: '38', pins: ['19'] },
  LD: { name: 'Lakshadweep', gst: '31', pins: ['68'] },
  MH: { name: 'Maharashtra', gst: '27', pins: ['40', '41', '42', '43', '44'] },
  ML: { name: 'Meghalaya', gst: '17', pins: ['79'] },
  MN: { name: 'Manipur', gst: '14', pins: ['79'] },
  MP: { name: 'Madhya Pradesh', gst: '23', pins: ['45', '46', '47', '48'] },
  MZ: { name: 'Mizoram', gst: '15', pins: ['79'] },
  NL: { name: 'Nagaland', gst: '13', pins: ['79'] },
  OD: { name: 'Odisha', gst: '21', pins: ['75', '76', '77'] },
  PB: { name: 'Punjab', gst: '03', pins: ['14', '15', '16'] },
  PY: { name: 'Puducherry', gst: '34', pins: ['53', '60', '67'] },
  RJ: { name: 'Rajasthan', gst: '08', pins: ['30', '31', '32', '33', '34'] },
  SK: { name: 'Sikkim', gst: '11', pins: ['73'] },
  TN: { name: 'Tamil Nadu', gst: '33', pins: ['60', '61', '62', '63', '64', '65', '66'] },
  TR: { name: 'Tripura', gst: '16', pins: ['79'] },
  TS: { name: 'Telangana', gst: '36', pins: ['50'] },
  UK: { name: 'Uttarakhand', gst: '05', pins: ['24', '26'] },
  UP: { name: 'Uttar Pradesh', gst: '09', pins: ['20', '21', '22', '23', '24', '25', '26', '27', '28'] },
  WB: { name: 'West Bengal', gst: '19', pins: ['70', '71', '72', '73', '74'] },
} as const satisfies Record<string, State>;

export type StateCode = keyof typeof states;

/** Returns whether a PIN code may be one of a state. Field post offices (90 to 99) serve any. */
export function isPinOf(pin: string, state: StateCode): boolean {
  const circle = pin.slice(0, 2);
  return circle >= '90' || (states[state].pins as readonly string[]).includes(circle);
}

type Fault = { pointer: string; message: string; code: string };

/** The faults of an address that a form cannot see by the bounds of its fields. */
export const checkAddress = ({ pin, state }: { pin: string; state: StateCode }): Fault[] =>
  isPinOf(pin, state)
    ? []
    : [
        {
          pointer: '/body/pin',
          message: `PIN codes of ${states[state].name} do not begin so. Check the PIN code and the state.`,
          code: 'state',
        },
      ];
