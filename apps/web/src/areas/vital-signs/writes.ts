import type { NewVitalSign, VitalSign, VitalSignPatch } from '@nadi/contract/schema';
import { type Addition, type Change, itemKinds, type Removal } from '../../kernel/items/item-operations';
import { earlier } from '../../kernel/offline/device-clock';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { readingOperations } from './recording/subjects';

type Recording = Addition<'recordVitalSign', NewVitalSign> & {
  isNow: boolean;
  /** Milliseconds by which this device's clock was ahead when it was kept. Absent if unknown. */
  clockError?: number;
};

declare module '../../kernel/offline/write' {
  interface Writes {
    recordVitalSign: Recording;
    updateVitalSign: Change<'updateVitalSign', VitalSignPatch, VitalSign>;
    deleteVitalSign: Removal<'deleteVitalSign', VitalSign>;
  }
}

/** The writes of readings. */
export const writes: readonly WaitingKind[] = itemKinds(readingOperations, '/vital-signs', {
  invalidates: /^\/vital-signs/,
  earlier(write, milliseconds) {
    const recording = write as Recording;
    const { body } = recording;
    return { ...recording, body: { ...body, measuredAt: earlier(body.measuredAt, milliseconds) } };
  },
});
