import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { Reading, ReadingType } from '../../../components/private/reading/reading';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import type { SeveralSigns } from '../../../components/TogetherAdvice/TogetherAdvice';
import type { Clock } from '../../../components/When/When';
import { type Entry, emptyEntry, entryOf, isTouched, thisMinute, withType } from './draft';
import { newIntentKey } from './new-intent-key';
import type { DraftCheck, FieldFault, ReadingDraft, ReadingKind, SaveResult, SummaryItem } from './types';

export type EditorState =
  | { phase: 'closed' }
  | {
      phase: 'form';
      /** The reading being changed; null for a new one. */
      original: ReadingRow | null;
      initial: Entry;
      entry: Entry;
      errors: readonly FieldFault[];
      formError?: string;
      /** The question before the form continues. */
      question: 'unusual' | 'discard' | null;
      isSaving: boolean;
      /** This device could not keep it: it stands in the form and nowhere else. */
      isUnkept: boolean;
    }
  | {
      phase: 'conflict';
      draft: ReadingDraft;
      current: Reading;
      formError?: string;
      isSaving: boolean;
      isUnkept: boolean;
    }
  /** `isUnsent`: kept on this device only. */
  | { phase: 'saved'; reading: ReadingRow; isUnsent: boolean; together: SeveralSigns | null };

export type EditorRules = {
  kinds: readonly ReadingKind[];
  items: readonly SummaryItem[];
  clock: Clock;
  check: (draft: ReadingDraft) => DraftCheck;
  onRecord: (draft: ReadingDraft, intentKey: string) => Promise<SaveResult>;
  onChange: (row: ReadingRow, draft: ReadingDraft, intentKey: string) => Promise<SaveResult>;
};

/** The dialogue in which a reading is added or changed. It stays open until the save has resolved. */
export function useReadingEditor({ kinds, items, clock, check, onRecord, onChange }: EditorRules) {
  const [state, setState] = useState<EditorState>({ phase: 'closed' });
  const intent = useRef({ key: '', sent: '' });
  const isSending = useRef(false);

  function open(original: ReadingRow | null, initial: Entry) {
    const refusal = original?.unsent?.refusal;
    intent.current = { key: newIntentKey(), sent: '' };
    setState({
      phase: 'form',
      original,
      initial,
      entry: initial,
      // The server names fields of the draft.
      errors: (refusal?.errors ?? []) as readonly FieldFault[],
      formError: refusal?.message,
      question: null,
      isSaving: false,
      isUnkept: false,
    });
  }

  /** The key of the intent: the same at each retry, another one once other words are sent. */
  function keyFor(body: string): string {
    if (intent.current.sent !== '' && intent.current.sent !== body) intent.current.key = newIntentKey();
    intent.current.sent = body;
    return intent.current.key;
  }

  async function send(draft: ReadingDraft, original: ReadingRow | null): Promise<SaveResult> {
    const key = keyFor(JSON.stringify([draft, original?.id, original?.version]));
    try {
      return await (original ? onChange(original, draft, key) : onRecord(draft, key));
    } catch {
      return { ok: false, message: m.not_saved() };
    }
  }

  async function save(draft: ReadingDraft, original: ReadingRow | null) {
    if (isSending.current) return;
    isSending.current = true;
    setState((was) => ('isSaving' in was ? { ...was, isSaving: true, formError: undefined } : was));
    const result = await send(draft, original);
    isSending.current = false;
    setState((was) => {
      if (result.ok) {
        const { reading, isUnsent = false, together = null } = result;
        return { phase: 'saved', reading, isUnsent, together };
      }
      const { message, fieldErrors = [], current, isUnkept = false } = result;
      if (current) return { phase: 'conflict', draft, current, isSaving: false, isUnkept };
      if (was.phase === 'conflict') return { ...was, formError: message, isSaving: false, isUnkept };
      if (was.phase !== 'form') return was;
      return { ...was, errors: fieldErrors, formError: message, question: null, isSaving: false, isUnkept };
    });
  }

  return {
    state,
    add(preferred: ReadingType | null) {
      const type = preferred ?? items[0]?.type ?? kinds[0]?.type ?? 'blood_pressure';
      open(null, emptyEntry(kinds, items, type, thisMinute(clock)));
    },
    edit: (reading: ReadingRow) => open(reading, entryOf(reading)),
    /** An error of a field is cleared once the field is changed. */
    change(patch: Partial<Entry>) {
      setState((was) => {
        if (was.phase !== 'form') return was;
        const errors = was.errors.filter(({ field }) => !(field in patch));
        return { ...was, entry: { ...was.entry, ...patch }, errors, question: null };
      });
    },
    changeType(type: ReadingType) {
      setState((was) =>
        was.phase === 'form'
          ? { ...was, entry: withType(was.entry, type, kinds, items), errors: [], question: null }
          : was,
      );
    },
    submit(isConfirmed = false) {
      if (state.phase !== 'form') return;
      const { entry, original } = state;
      const draft = { ...entry, measuredAt: entry.measuredAt ?? thisMinute(clock) };
      const { errors: found, isUnusual } = check(draft);
      const errors: FieldFault[] = [...found];
      if (entry.measuredAt === null) errors.push({ field: 'measuredAt', message: m.form_when_required() });
      if (errors.length > 0) setState({ ...state, errors, formError: undefined, question: null });
      else if (isUnusual && !isConfirmed)
        setState({ ...state, errors, formError: undefined, question: 'unusual' });
      else void save(draft, original);
    },
    keepEditing() {
      setState((was) => (was.phase === 'form' ? { ...was, question: null } : was));
    },
    keepMine() {
      if (state.phase === 'conflict') void save(state.draft, state.current);
    },
    /** Asks first where something would be lost. */
    requestClose() {
      if (isSending.current) return;
      if (state.phase === 'form' && (state.isUnkept || isTouched(state.entry, state.initial)))
        setState({ ...state, question: 'discard' });
      else setState({ phase: 'closed' });
    },
    close: () => setState({ phase: 'closed' }),
  };
}

export type ReadingEditor = ReturnType<typeof useReadingEditor>;
