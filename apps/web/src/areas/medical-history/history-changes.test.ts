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

const conditions = { entries: known.entries.filter(({ kind }) => kind === 'condition') };

it('changes one entry, sends the rest of its list as it is, and names no other list', () => {
  const sent = withEntry(known, { ...draft, note: 'Since the baby' }, firstId);
  expect(sent.lists).toEqual(['condition']);
  expect(idsOf(sent)).toEqual(idsOf(conditions));
  expect(sent.entries[0]).toEqual({ ...draft, id: firstId, note: 'Since the baby' });
  expect(JSON.stringify(sent)).not.toContain('createdAt');
});

it('adds one without an id, and one again that was removed elsewhere', () => {
  expect(idsOf(withEntry(known, draft, null))).toEqual([...idsOf(conditions), undefined]);
  const ofOther = other.entries.filter(({ kind }) => kind === 'condition');
  expect(idsOf(withEntry(other, draft, firstId))).toEqual([...ofOther.map(({ id }) => id), undefined]);
});

it('takes "there are none" back when one is listed', () => {
  const allergy: EntryDraft = { ...draft, kind: 'allergy', name: 'Latex', code: null, codeSystem: null };
  expect(other.noneKnown).toEqual(['allergy']);
  expect(withEntry(other, allergy, null).noneKnown).toEqual([]);
  expect(withEntry(other, { ...allergy, status: 'entered-in-error' }, null).noneKnown).toEqual(['allergy']);
});

it('removes one, and says or takes back that there are none', () => {
  expect(idsOf(withoutEntry(known, first))).toEqual(idsOf(conditions).slice(1));
  expect(withNone(other, 'medicine', true)).toMatchObject({ lists: ['medicine'], noneKnown: ['medicine'] });
  expect(withNone(other, 'allergy', false)).toMatchObject({ lists: ['allergy'], noneKnown: [] });
});
