import { expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import type { MedicalHistory } from '@nadi/contract/schema';
import type { EntryDraft } from '@nadi/ui/screens/medical-history/MedicalHistoryScreen';
import { withEntry, withNone, withoutEntry } from './history-changes';

const { asha, ravi } = examples.readMedicalHistory.answers['200'];
const [known, other] = [asha.data as unknown as MedicalHistory, ravi.data as unknown as MedicalHistory];
const idsOf = ({ entries }: { entries: readonly { id?: string }[] }) => entries.map(({ id }) => id);
const first = known.entries[0];
if (!first) throw new Error('Asha has conditions.');
const { id: firstId, createdAt: _, updatedAt: __, ...draft } = first;

it('changes one entry, and sends every other as it is, with its id', () => {
  const sent = withEntry(known, { ...draft, note: 'Since the baby' }, firstId);
  expect(idsOf(sent)).toEqual(idsOf(known));
  expect(sent.entries[0]).toEqual({ ...draft, id: firstId, note: 'Since the baby' });
  expect(JSON.stringify(sent)).not.toContain('createdAt');
});

it('adds one without an id, and one again that was removed elsewhere', () => {
  expect(idsOf(withEntry(known, draft, null))).toEqual([...idsOf(known), undefined]);
  expect(idsOf(withEntry(other, draft, firstId))).toEqual([...idsOf(other), undefined]);
});

it('takes "there are none" back when one is listed', () => {
  const allergy: EntryDraft = { ...draft, kind: 'allergy', name: 'Latex', code: null, codeSystem: null };
  expect(other.noneKnown).toEqual(['allergy']);
  expect(withEntry(other, allergy, null).noneKnown).toEqual([]);
  expect(withEntry(other, { ...allergy, status: 'entered-in-error' }, null).noneKnown).toEqual(['allergy']);
});

it('removes one, and says or takes back that there are none', () => {
  expect(idsOf(withoutEntry(known, firstId))).toEqual(idsOf(known).slice(1));
  expect(withNone(other, 'medicine', true).noneKnown).toEqual(['allergy', 'medicine']);
  expect(withNone(other, 'allergy', true).noneKnown).toEqual(['allergy']);
  expect(withNone(other, 'allergy', false).noneKnown).toEqual([]);
});
