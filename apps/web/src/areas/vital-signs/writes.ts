import type { NewVitalSign, VitalSign, VitalSignPatch } from '@nadi/contract/schema';
import { earlier } from '../../kernel/offline/device-clock';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { readingType } from './recording/subjects';

type Recording = {
  operation: 'recordVitalSign';
  body: NewVitalSign;
  isNow: boolean;
  /** Milliseconds by which this device's clock was ahead when it was kept. Left out where that was not known. */
  clockError?: number;
};
/** `id` is null while the reading itself waits to be recorded, by an entry of the same subject. */
type Change = { operation: 'updateVitalSign'; id: string | null; body: VitalSignPatch; read: VitalSign };
type Deletion = { operation: 'deleteVitalSign'; id: string | null; read: VitalSign };

declare module '../../kernel/offline/write' {
  interface Writes {
    recordVitalSign: Recording;
    updateVitalSign: Change;
    deleteVitalSign: Deletion;
  }
}

const urlOf = ({ id, read }: Change | Deletion): string => `/vital-signs/${id ?? read.id}`;

const common = {
  waits: true,
  type: readingType,
  invalidates: /^\/vital-signs/,
} satisfies Partial<WaitingKind>;

/** What is written of readings. */
export const writes: readonly WaitingKind[] = [
  {
    ...common,
    operation: 'recordVitalSign',
    isOrigin: true,
    request: ({ body }: Recording) => ({ method: 'POST', url: '/vital-signs', body }),
    earlier: (write: Recording, milliseconds) => ({
      ...write,
      body: { ...write.body, measuredAt: earlier(write.body.measuredAt, milliseconds) },
    }),
  },
  {
    ...common,
    operation: 'updateVitalSign',
    // It was deleted elsewhere: the person decides, as at any other change elsewhere.
    whenGone: 'conflict',
    request: (write: Change) => ({ method: 'PUT', url: urlOf(write), body: write.body }),
  },
  {
    ...common,
    operation: 'deleteVitalSign',
    whenGone: 'done',
    request: (write: Deletion) => ({ method: 'DELETE', url: urlOf(write) }),
  },
];
