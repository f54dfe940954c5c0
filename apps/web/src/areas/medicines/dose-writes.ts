import type { MedicineDose, NewMedicineDose } from '@nadi/contract/schema';
import type { ItemRules } from '../../kernel/items/item-writes';
import type { Unsent } from '../../kernel/items/unsent-items';
import type { Write } from '../../kernel/offline/write';
import { doseOperations } from './dose-operations';

/** A recorded dose with what waits of it on this device. */
export type DoseRow = MedicineDose & { unsent?: Unsent };

export const addition = (body: NewMedicineDose): Write => ({
  operation: 'recordMedicineDose',
  body,
  isNow: true,
});

export const change = (id: string | null, body: Partial<NewMedicineDose>, read: MedicineDose): Write => ({
  operation: 'updateMedicineDose',
  id,
  body: { ...said(read), ...body },
  read,
});

export const removal = (id: string | null, read: MedicineDose): Write => ({
  operation: 'deleteMedicineDose',
  id,
  read,
});

export const said = ({ medicineId, status, day, time, at, reason }: NewMedicineDose): NewMedicineDose => ({
  medicineId,
  status,
  day,
  time,
  at,
  reason,
});

/** The dose as the person saw it, without what only this device has. */
const readOf = ({ unsent: _, ...dose }: DoseRow): MedicineDose => dose;

/** Describes how a dose is recorded, corrected and undone through the outbox. */
export const doseRules: ItemRules<DoseRow, NewMedicineDose> = {
  operations: doseOperations,
  add: addition,
  change: (id, draft, row) => change(id, draft, readOf(row)),
  remove: (id, row) => removal(id, readOf(row)),
  replace(write, draft) {
    if (write.operation === 'recordMedicineDose') return { ...write, body: draft };
    return write.operation === 'updateMedicineDose' ? { ...write, body: draft } : write;
  },
};

/** A dose that only this device knows. */
export const unnamed = (body: NewMedicineDose, id = ''): MedicineDose => ({
  ...body,
  id,
  amount: 1,
  isBeyondMost: false,
  version: 0,
  createdAt: '',
  updatedAt: '',
});
