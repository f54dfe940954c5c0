import type { Write, WriteOperation, WriteType } from '../offline/write';
import type { WaitingKind } from '../offline/write-kinds';

/** The operations that write the items of a list, and the group of the items. */
export type ItemOperations = {
  type: WriteType;
  add: WriteOperation;
  change: WriteOperation;
  remove: WriteOperation;
};

/** The arguments of each. `id` is null while the item itself waits to be added, by an entry of the same subject. */
export type Addition<Operation, New> = { operation: Operation; body: New };
export type Change<Operation, Patch, Thing> = {
  operation: Operation;
  id: string | null;
  body: Patch;
  read: Thing;
};
export type Removal<Operation, Thing> = { operation: Operation; id: string | null; read: Thing };

type Known = { id: string | null; read: { id: string } };

/** Describes the items of a list to the outbox: they are added, changed and deleted below one address. */
export function itemKinds(
  { type, add, change, remove }: ItemOperations,
  url: string,
  more: Pick<WaitingKind, 'invalidates' | 'earlier'>,
): WaitingKind[] {
  const { earlier, ...rest } = more;
  const common = { waits: true, type, ...rest } as const;
  const urlOf = (write: Write) => {
    const { id, read } = write as unknown as Known;
    return `${url}/${id ?? read.id}`;
  };
  const bodyOf = (write: Write) => (write as unknown as { body: Record<string, unknown> }).body;
  return [
    {
      ...common,
      operation: add,
      isOrigin: true,
      request: (write) => ({ method: 'POST', url, body: bodyOf(write) }),
      ...(earlier && { earlier }),
    },
    {
      ...common,
      operation: change,
      // It was deleted elsewhere: the person decides, as with any other change elsewhere.
      whenGone: 'conflict',
      request: (write) => ({ method: 'PUT', url: urlOf(write), body: bodyOf(write) }),
    },
    {
      ...common,
      operation: remove,
      whenGone: 'done',
      request: (write) => ({ method: 'DELETE', url: urlOf(write) }),
    },
  ];
}
