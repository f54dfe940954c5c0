import type { MedicineDose, NewMedicineDose } from '@nadi/contract/schema';
import { type Addition, type Change, itemKinds, type Removal } from '../../kernel/items/item-operations';
import { earlier } from '../../kernel/offline/device-clock';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { doseOperations } from './dose-operations';

type Recording = Addition<'recordMedicineDose', NewMedicineDose> & {
  isNow: boolean;
  /** Milliseconds by which this device's clock was ahead when it was kept. Absent if unknown. */
  clockError?: number;
};

declare module '../../kernel/offline/write' {
  interface Writes {
    recordMedicineDose: Recording;
    updateMedicineDose: Change<'updateMedicineDose', NewMedicineDose, MedicineDose>;
    deleteMedicineDose: Removal<'deleteMedicineDose', MedicineDose>;
  }
}

/** Doses are recorded where they are taken, with or without a network. Medicines themselves are changed online only. */
export const writes: readonly WaitingKind[] = itemKinds(doseOperations, '/medicine-doses', {
  // The stock is part of the medicine.
  invalidates: /^\/(medicine-doses|medicines)/,
  earlier(write, milliseconds) {
    const recording = write as Recording;
    const { body } = recording;
    return { ...recording, body: { ...body, at: earlier(body.at, milliseconds) } };
  },
});
