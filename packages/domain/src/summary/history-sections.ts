import { type Coding, loinc } from './fhir';
import { historyEntry, type SummaryHistoryEntry } from './history-entries';
import { type SummarySection, sectionCodes } from './international-summary';

export type SummaryHistory = {
  /** Kinds of which the patient says that there are none. */
  noneKnown: readonly string[];
  entries: readonly SummaryHistoryEntry[];
};

type Kind = SummaryHistoryEntry['kind'];
type Part = {
  title: string;
  code: Coding;
  kind: Kind;
  isOf?: (entry: SummaryHistoryEntry) => boolean;
  /** A summary has it, whatever is known. */
  isNeeded?: true;
};

const isOver = ({ status }: SummaryHistoryEntry) => status === 'resolved';

const parts: readonly Part[] = [
  {
    title: 'Allergies and intolerances',
    code: sectionCodes.allergies,
    kind: 'allergy',
    isNeeded: true,
  },
  {
    title: 'Problems',
    code: sectionCodes.problems,
    kind: 'condition',
    isOf: (entry) => !isOver(entry),
    isNeeded: true,
  },
  { title: 'Medicines', code: sectionCodes.medicines, kind: 'medicine', isNeeded: true },
  { title: 'Immunizations', code: sectionCodes.immunizations, kind: 'immunisation' },
  { title: 'Procedures', code: sectionCodes.procedures, kind: 'procedure' },
  {
    title: 'Past problems',
    code: loinc('11348-0', 'History of Past illness note'),
    kind: 'condition',
    isOf: isOver,
  },
  {
    title: 'Illnesses in the family',
    code: loinc('10157-6', 'History of family member diseases note'),
    kind: 'family-history',
  },
  { title: 'Social history', code: loinc('29762-2', 'Social history note'), kind: 'lifestyle' },
];

/**
 * Returns what a patient has told of their health as sections of a summary. What was entered in error is left out, and what the patient
 * alone sees, unless they want it in; a section that is empty for that says, like one that was never answered, that nothing is known
 * from here, and not that there is nothing.
 */
export function historySections(
  { noneKnown, entries }: SummaryHistory,
  patientId: string,
  withOnlyYou: boolean,
): SummarySection[] {
  const shown = entries.filter(
    ({ status, onlyYou }) => status !== 'entered-in-error' && (withOnlyYou || !onlyYou),
  );
  return parts.flatMap(({ title, code, kind, isOf = () => true, isNeeded }) => {
    const own = shown.filter((entry) => entry.kind === kind && isOf(entry));
    const saysNone = noneKnown.includes(kind);
    if (own.length === 0 && !isNeeded && !(saysNone && kind !== 'condition')) return [];
    return [
      {
        title,
        code,
        entries: own.map((entry) => historyEntry(entry, patientId)),
        empty: saysNone ? ('nothing-known' as const) : ('not-known' as const),
      },
    ];
  });
}
