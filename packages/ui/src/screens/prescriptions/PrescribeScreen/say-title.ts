import * as m from '../../../../generated/messages/messages';
import { warningWords } from '../private/prescription-words';
import type { Prescription, PrescriptionSheet } from '../types';
import { needsDecision } from './draft-form';
import type { WrittenDraft } from './use-draft';

/** The state of a prescription that is being written, in words: "2 medicines are ready. Amoxicillin needs your decision (allergy)." */
export function sayTitle(
  { checks }: PrescriptionSheet,
  { draft }: WrittenDraft,
  kept: Prescription | null,
): string {
  if (draft.items.length === 0) return m.rx_title_empty();
  const waiting = checks.warnings.filter((warning) => needsDecision(warning, draft));
  const meets = new Map(
    waiting.flatMap(({ itemKeys, kind }) =>
      itemKeys.flatMap((key) => {
        const item = kept?.items.find((one) => one.key === key);
        return item && draft.items.some(({ generic }) => generic === item.generic)
          ? [[item.generic, kind] as const]
          : [];
      }),
    ),
  );
  const known = draft.items.filter(({ generic }) => kept?.items.some((one) => one.generic === generic));
  const ready = known.length - meets.size;
  const unchecked = draft.items.length - known.length;
  const [first] = meets;
  const parts = [ready > 0 && m.rx_title_ready({ count: ready })];
  if (meets.size === 1 && first)
    parts.push(m.rx_title_decide_one({ name: first[0], kind: warningWords[first[1]]().toLowerCase() }));
  if (meets.size > 1) parts.push(m.rx_title_decide({ count: meets.size }));
  if (unchecked > 0) parts.push(m.rx_title_unchecked({ count: unchecked }));
  if (!checks.recordSeen.history) parts.push(m.rx_allergies_unseen_title());
  return parts.filter(Boolean).join(' ');
}
