import { adherenceDays } from '../medicines/adherence';
import type { InsightInput } from './input';
import type { InsightStatement } from './statement';
import { sayCount } from './words';

/** Fewer doses without a record, or skipped, are not told. Nadi's own number: one evening out must not be told. */
export const fewestGaps = 3;

/** States for each medicine how many planned doses were skipped or have no record, where a person records doses at all. */
export const doseGaps = ({ medicines }: InsightInput): InsightStatement[] =>
  medicines.flatMap(({ id, name, adherence }) => {
    if (!adherence || adherence.taken + adherence.skipped === 0) return [];
    const { planned, taken, skipped, notRecorded } = adherence;
    if (skipped + notRecorded < fewestGaps) return [];
    return [
      {
        ...{ key: `doses-${id}`, rule: 'dose-gaps', level: 'information' as const, status: null },
        title: `${name}: ${sayCount(skipped + notRecorded, 'planned dose')} skipped or without a record`,
        text: `Of ${sayCount(planned, 'planned dose')} in the last ${adherenceDays} days, ${taken} ${taken === 1 ? 'is' : 'are'} recorded as taken, ${skipped} as skipped, and ${notRecorded} ${notRecorded === 1 ? 'has' : 'have'} no record. A dose without a record may have been taken.`,
        steps: [
          'If doses are often missed, ask your doctor or pharmacist what would make it easier. Do not stop or change a medicine by yourself.',
        ],
        confidence: {
          level: 'not_sure' as const,
          because: 'It counts what was recorded, and nobody but you knows what was taken.',
        },
        figures: [
          { label: 'Planned', value: planned, unit: '' },
          { label: 'Taken', value: taken, unit: '' },
          { label: 'Skipped', value: skipped, unit: '' },
          { label: 'Without a record', value: notRecorded, unit: '' },
        ],
        ...{ from: null, to: null },
        evidence: [{ kind: 'medicine' as const, id, label: name, at: null }],
        ...{ chart: null, sources: [] },
      },
    ];
  });
