import type { Advice, Opened } from '@nadi/domain/vital-signs/range';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';

/** The meaning of each advice for the person; the exact words for each type of reading are in the stories of the critical advice. */
export const adviceSaid: Record<Advice, string> = {
  emergency: 'Call 112 now.',
  'emergency-if-symptoms': 'Call 112 now with one of the named symptoms; otherwise medical advice today.',
  'same-day': 'Get medical advice today.',
  soon: 'Talk to a doctor in the next days.',
  repeat: 'Measure again as the text says; if it stays so, talk to a doctor.',
};

export const openedSaid: Record<Opened, string> = {
  yes: 'text opened',
  copy: 'read in a copy on another site',
  no: 'not opened: to be checked by a clinician',
};

export const typeNames: Record<VitalSignType, string> = {
  blood_pressure: 'Blood pressure',
  pulse: 'Pulse',
  oxygen_saturation: 'Oxygen saturation',
  temperature: 'Temperature',
  respiratory_rate: 'Breathing rate',
  glucose: 'Glucose',
  weight: 'Weight',
  height: 'Height',
};
