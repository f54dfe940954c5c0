import { addDays } from '../kernel/calendar';
import { dayInIndia } from '../kernel/time-zone';
import { isOfUnseen } from './checks';
import { adultYears } from './item-checks';
import type { PrescriptionContent, PrescriptionState } from './prescription';
import type { PrescriptionWarning } from './prescription-warning';
import { refuseItem, type Situation } from './visit-rules';

export type MissingCode =
  | 'items'
  | 'prohibited'
  | 'list'
  | 'quantity'
  | 'diagnosis'
  | 'acknowledgement'
  | 'told'
  | 'age'
  | 'adult'
  | 'registration'
  | 'visit';

export type Missing = { code: MissingCode; itemKey: string | null; warningId: string | null; text: string };

type Asked = {
  content: PrescriptionContent;
  warnings: readonly PrescriptionWarning[];
  situation: Situation;
  /** Completed years; null if not known. */
  age: number | null;
  isVerified: boolean;
  /** Why the visit has no prescription now; null if it may have one. */
  visitRefusal: string | null;
};

const whyOf: Record<PrescriptionWarning['kind'], string> = {
  allergy: 'the allergy to',
  duplicate: 'the same substance twice,',
  interaction: 'the interaction of',
  pregnancy: 'the warning in pregnancy of',
  'dose-for-child': 'the dose of',
  dose: 'the warning of the dose of',
  quantity: 'the warning of the quantity of',
  refill: 'the warning of the refill of',
};

/** Returns what is missing of a warning that something is to be avoided: a reason, and that the patient was told. */
function missingOf(warning: PrescriptionWarning, { content }: Asked): Missing[] {
  if (warning.severity !== 'avoid') return [];
  const [itemKey = null] = warning.itemKeys;
  const item = content.items.find(({ key }) => key === itemKey)?.generic ?? 'it';
  const about = { itemKey, warningId: warning.id };
  const against = `${whyOf[warning.kind]} ${warning.subject}`;
  const said = content.acknowledgements.find(({ warningId }) => warningId === warning.id);
  if (isOfUnseen(warning)) {
    if (!said)
      return [
        {
          ...about,
          code: 'acknowledgement',
          text: 'Allergies were not checked. Ask the patient, and write what you were told beside the warning.',
        },
      ];
    return said.isTold
      ? []
      : [{ ...about, code: 'told', text: 'Tell the patient that allergies were not checked, and say so.' }];
  }
  if (!said)
    return [
      {
        ...about,
        code: 'acknowledgement',
        text: `Say why ${item} is prescribed in spite of ${against}, or choose another medicine.`,
      },
    ];
  return said.isTold ? [] : [{ ...about, code: 'told', text: `Tell the patient of ${against}, and say so.` }];
}

/** Returns what is missing before a draft can be signed. */
export function findMissing(asked: Asked): Missing[] {
  const { content, warnings, situation, age, isVerified, visitRefusal } = asked;
  const none = { itemKey: null, warningId: null };
  const missing: Missing[] = [];
  if (visitRefusal) missing.push({ ...none, code: 'visit', text: visitRefusal });
  if (!isVerified)
    missing.push({
      ...none,
      code: 'registration',
      text: 'Your registration must be verified before you can sign.',
    });
  if (content.items.length === 0)
    missing.push({ ...none, code: 'items', text: 'Add at least one medicine.' });
  for (const item of content.items) {
    const about = { itemKey: item.key, warningId: null };
    const refusal = refuseItem(item, situation);
    if (refusal)
      missing.push({
        ...about,
        code: refusal.code === 'prohibited' ? 'prohibited' : 'list',
        text: `Remove ${item.generic}. ${refusal.reason}`.slice(0, 400),
      });
    if (item.quantity === null)
      missing.push({ ...about, code: 'quantity', text: `Say how much of ${item.generic} is to be given.` });
  }
  missing.push(...warnings.flatMap((warning) => missingOf(warning, asked)));
  if (content.diagnosis === null)
    missing.push({ ...none, code: 'diagnosis', text: 'Write the diagnosis that it is for.' });
  if (content.adultPresent === null) {
    if (age === null)
      missing.push({
        ...none,
        code: 'age',
        text: 'The age of the patient is not known. Ask the patient to add the date of birth, or name the adult who is present.',
      });
    else if (age < adultYears)
      missing.push({
        ...none,
        code: 'adult',
        text: `The patient is under ${adultYears}: name the adult who is present (guidelines, 3.2).`,
      });
  }
  return missing;
}

/** Returns the last day on which a prescription is valid, in India. */
export const validUntilOf = (signedAt: Date, validDays: number): string =>
  addDays(dayInIndia(signedAt), validDays);

const refusals: Record<PrescriptionState, string> = {
  draft: 'This prescription is not signed yet.',
  signed: 'This prescription is signed and stays as it is. Write a new one that replaces it, or cancel it.',
  cancelled: 'This prescription is cancelled, and stays so.',
  replaced: 'This prescription was replaced by another, and stays so.',
};

/** Returns why a prescription cannot be signed in its state; null if it can. */
export const refuseSigning = (state: PrescriptionState): string | null =>
  state === 'draft' ? null : refusals[state];

/** Returns why a prescription cannot be cancelled in its state; null if it can. */
export const refuseCancelling = (state: PrescriptionState): string | null =>
  state === 'signed' ? null : refusals[state];

/** Returns JSON with the members of each object in order, so that the same content has the same hash. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`);
  return `{${members.join(',')}}`;
}
