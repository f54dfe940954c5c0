import { isoOf } from '../kernel/at';
import { sayDayInIndia } from '../kernel/say-day';
import { dayInIndia } from '../kernel/time-zone';
import { printedDoses } from './item-words';
import type { KeptPrescription, PrescriptionItem, Printed } from './prescription';
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

/** Returns what a visit says of its prescription in one line. @example '2 medicines, signed 2 November 2026' */
export function lineOf({ content, state, signedAt, cancelledAt }: KeptPrescription): string {
  const count = content.items.length;
  const at = (state === 'cancelled' ? cancelledAt : signedAt) ?? '';
  const done = state === 'cancelled' ? 'cancelled' : 'signed';
  return `${count} ${count === 1 ? 'medicine' : 'medicines'}, ${done} ${sayDayInIndia(at)}`;
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
  isRegistrationInForce: null,
  items: [],
});

/** @throws an error for a medicine without a quantity: none is signed so, and one that is left out would seem to be added on the paper */
function verifiedItem(item: PrescriptionItem) {
  const { generic, brand, strength, form, instructions, quantity, quantityUnit, refills } = item;
  if (quantity === null) throw new Error(`A signed prescription has no quantity of ${item.key}.`);
  const said = { generic, brand, strength, form, doses: printedDoses(item), instructions };
  return { ...said, quantity, quantityUnit, refills };
}

/**
 * Presents to a pharmacist what the paper says itself: all of a medicine that could hurt if it were changed on the paper. It was signed by a doctor whose registration was
 * verified; if that is not so any more, nobody can cancel it, and that is told too.
 *
 * @param isRegistrationInForce true if the registration of its doctor is verified now; false also of a doctor who is suspended or was erased
 * @param today in India
 */
export function presentVerified(
  row: KeptPrescription,
  { today, isRegistrationInForce }: { today: string; isRegistrationInForce: boolean },
) {
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
    isRegistrationInForce,
    items: row.content.items.map(verifiedItem),
  };
}
