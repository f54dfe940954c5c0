import { useEffect, useState } from 'react';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import type { Prescription, PrescriptionDraft } from '../types';
import { contentOf, type Draft, draftOf, emptyDraft, faultsOf } from './draft-form';

/** Milliseconds after the last change until a draft is saved. */
const autosaveMs = 1_000;

export type SaveDraft = (
  content: PrescriptionDraft,
  /** The version on which it is based; 0 where there was none. */
  draftVersion: number,
) => Promise<Saved<{ version: number }>>;

type Given = {
  /** The draft on the server, as last read; null if there is none. */
  kept: Prescription | null;
  /** The prescription that this one replaces. */
  replaced: Prescription | null;
  isOffline: boolean;
  onSave: SaveDraft;
};

/** Keeps a prescription on the server while it is written. What was saved elsewhere meanwhile is never overwritten unasked. */
export function useDraft({ kept, replaced, isOffline, onSave }: Given) {
  const [first] = useState(() =>
    kept ? draftOf(kept, false) : replaced ? draftOf(replaced, true) : emptyDraft,
  );
  const [draft, setDraft] = useState(first);
  const [saved, setSaved] = useState<Draft | null>(first);
  const [base, setBase] = useState(kept?.version ?? 0);
  const [tried, setTried] = useState<Draft | null>(null);
  const { isPending, refused, save } = useSave<{ draft: Draft; version: number }, never>((outcome) => {
    setSaved(outcome.draft);
    setBase(outcome.version);
  });
  const faults = faultsOf(draft);
  const isOld = !isPending && kept !== null && kept.version > base;
  const isUnsaved = draft !== saved;

  const send = () => {
    setTried(draft);
    void save(async () => {
      const outcome = await onSave(contentOf(draft), base);
      return outcome.ok ? { ...outcome, draft } : outcome;
    });
  };
  // Sends a draft that the server refused again only once it changes.
  const isWaiting =
    isUnsaved && !isOffline && !isPending && !isOld && draft !== tried && Object.keys(faults).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the time anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, autosaveMs);
    return () => clearTimeout(timer);
  }, [isWaiting, draft]);

  return {
    draft,
    faults,
    refused: isUnsaved && draft === tried && !isOld ? refused : undefined,
    /** Another page saved a newer draft: the doctor chooses. */
    isOld,
    /** Is true if what is on the screen is what the server has, and what it checked. */
    isSettled: !isUnsaved && !isPending && !isOld && (kept?.version ?? 0) === base,
    version: base,
    change: (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch })),
    takeNewer() {
      if (!kept) return;
      const newer = draftOf(kept, false);
      setDraft(newer);
      setSaved(newer);
      setBase(kept.version);
    },
    keepOwn() {
      if (!kept) return;
      setTried(null);
      setSaved(null);
      setBase(kept.version);
    },
  };
}

export type WrittenDraft = ReturnType<typeof useDraft>;
