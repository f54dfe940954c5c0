import * as m from '@nadi/ui/messages';
import { MeasureCard, type MeasureState, type SavedMeasure } from '@nadi/ui/screens/integrations/MeasureCard';
import { useRef, useState } from 'react';
import { useClock } from '../../../kernel/browser/clock';
import { useServices } from '../../../kernel/services/use-services';
import { useIsChild, usePerson, useReadingWrites } from '../../vital-signs/offers';
import { draftOf } from './measures';
import { measuresOf, type Received, stateOf, useMeasuring } from './use-measuring';
import { bluetoothOf } from './web-bluetooth';

type Saving = {
  isSaving: boolean;
  /** Says why something was not saved. */
  message: string | null;
  /** The readings of these messages that were saved. */
  saved: readonly SavedMeasure[];
  isDone: boolean;
};
const unsaved: Saving = { isSaving: false, message: null, saved: [], isDone: false };

/** Measures with a device, and saves what the person confirms in the way of all readings, which also waits offline. */
export function MeasurePart() {
  const { api } = useServices();
  const person = usePerson();
  const clock = useClock();
  const isChild = useIsChild();
  const { onRecord } = useReadingWrites(person);
  const { phase, begin, stop, choose, markSaved } = useMeasuring(api);
  const [saving, setSaving] = useState(unsaved);
  // Refuses a second press before the first is drawn.
  const isBusy = useRef(false);

  /** Saves one reading after the other; one that is saved or was there before is not sent. */
  async function save(received: Received): Promise<void> {
    const { name, arrived, choices, status } = received;
    let { saved } = saving;
    let message: string | null = null;
    for (const [index, measure] of measuresOf(received, person).entries()) {
      const one = arrived[index];
      if (!one || !choices[one.id]?.isChosen) continue;
      for (const [place, reading] of one.message.readings.entries()) {
        const key = one.keys[place] ?? '';
        if (message !== null || measure.readings[place]?.fault !== null || status[key]) continue;
        const result = await onRecord(draftOf(one, name, reading, measure.usesReceipt), key);
        if (result.ok) {
          const { reading: stored, isUnsent = false, together = null } = result;
          saved = [...saved, { reading: stored, isUnsent, together }];
          markSaved(key);
        } else message = result.fieldErrors?.[0]?.message ?? result.message;
      }
    }
    if (message !== null && saved.length > 0) message = m.measure_not_all({ count: saved.length, message });
    setSaving({ isSaving: false, message, saved, isDone: message === null });
  }

  function onSave(): void {
    if (phase.phase !== 'received' || isBusy.current) return;
    isBusy.current = true;
    setSaving({ ...saving, isSaving: true, message: null });
    void save(phase).finally(() => {
      isBusy.current = false;
    });
  }

  function shown(): MeasureState {
    if (!window.isSecureContext) return { phase: 'unsupported', reason: 'insecure' };
    if (!bluetoothOf(navigator)) return { phase: 'unsupported', reason: 'browser' };
    if (phase.phase !== 'received') return stateOf(phase);
    const { name } = phase;
    const { isSaving, message, saved, isDone } = saving;
    if (isDone) return { phase: 'saved', name, saved };
    return { phase: 'received', name, measures: measuresOf(phase, person), isSaving, message };
  }

  return (
    <MeasureCard
      {...{ clock, isChild, onSave }}
      state={shown()}
      onBegin={() => {
        setSaving(unsaved);
        begin();
      }}
      onStop={() => {
        setSaving(unsaved);
        stop();
      }}
      onChange={choose}
    />
  );
}
