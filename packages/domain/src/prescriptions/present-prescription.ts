import { isoOf } from '../kernel/at';
import { dayInIndia } from '../kernel/time-zone';
import { printedDoses } from './item-words';
import type { KeptPrescription, Printed } from './prescription';
import { canonicalJson } from './sign';

/** Presents a prescription to its patient or its doctor. */
export const presentPrescription = <P extends Printed>({
  content: { checked: _, ...written },
  ...row
}: KeptPrescription<P>) => ({
  id: row.id,
  consultationId: row.consultationId,
  state: row.state,
  ...written,
  printed: row.printed,
  signedAt: row.signedAt && isoOf(row.signedAt),
  validUntil: row.validUntil,
  cancelledAt: row.cancelledAt && isoOf(row.cancelledAt),
  cancelReason: row.cancelReason,
  replacedBy: row.replacedBy,
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
});

/** Returns what is signed: everything that is printed, in a form that has one spelling. */
export function printedText({ id, content, printed, signedAt, validUntil }: KeptPrescription): string {
  const { acknowledgements: _, isSameCondition: __, checked: ___, ...written } = content;
  return canonicalJson({ id, ...written, printed, signedAt: signedAt && isoOf(signedAt), validUntil });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a day as people say it. @example '2 Nov 2026' */
export function sayDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** Returns what a visit says of its prescription in one line. @example '2 medicines, signed 2 Nov 2026' */
export function lineOf({ content, state, signedAt, cancelledAt }: KeptPrescription): string {
  const count = content.items.length;
  const at = (state === 'cancelled' ? cancelledAt : signedAt) ?? '';
  const done = state === 'cancelled' ? 'cancelled' : 'signed';
  return `${count} ${count === 1 ? 'medicine' : 'medicines'}, ${done} ${sayDay(dayInIndia(at))}`;
}

export type CheckedResult = 'genuine' | 'altered' | 'cancelled' | 'replaced' | 'expired' | 'unknown';

/** Returns what holds of a prescription that was signed here. @param today in India */
export function resultOf(
  { state, validUntil }: Pick<KeptPrescription, 'state' | 'validUntil'>,
  today: string,
): Exclude<CheckedResult, 'altered'> {
  if (state === 'cancelled' || state === 'replaced') return state;
  if (state !== 'signed' || validUntil === null) return 'unknown';
  return today > validUntil ? 'expired' : 'genuine';
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 4)
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(' ');

/** Says nothing of a code but what became of it. */
export const sayOnly = (result: 'altered' | 'unknown') => ({
  result,
  issuedOn: null,
  validUntil: null,
  doctorName: null,
  licenseNumber: null,
  council: null,
  patientInitials: null,
  items: [],
});

/** Presents to a pharmacist what the paper says itself: all of a medicine that could hurt if it were changed on the paper. @param today in India */
export function presentVerified(row: KeptPrescription, today: string) {
  const result = resultOf(row, today);
  if (result === 'unknown' || !row.printed || !row.signedAt) return sayOnly('unknown');
  const { doctor, patient } = row.printed;
  return {
    result,
    issuedOn: dayInIndia(row.signedAt),
    validUntil: row.validUntil,
    doctorName: doctor.name,
    licenseNumber: doctor.licenseNumber,
    council: doctor.council,
    patientInitials: initialsOf(patient.name),
    items: row.content.items.flatMap((item) => {
      const { generic, brand, strength, form, instructions, quantity, quantityUnit, refills } = item;
      if (quantity === null) return [];
      const said = { generic, brand, strength, form, doses: printedDoses(item), instructions };
      return [{ ...said, quantity, quantityUnit, refills }];
    }),
  };
}
