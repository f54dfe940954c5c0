import type { OutboxEntry, Write } from '../offline/write';
import { needsPerson } from '../outbox/outbox-selectors';
import type { Part } from '../unsent/compare-versions';
import { editHash } from '../unsent/entry-address';
import { withChanges } from '../unsent/unsent-conflict';
import type { Contradiction, UnsentKind } from '../unsent/unsent-kinds';
import { conflictOfItem } from './conflict-of-item';
import type { ItemOperations } from './item-operations';

type Thing = { id: string; version: number };

export type ItemWords<Item extends Thing & Said, Said extends object> = {
  operations: ItemOperations;
  /** The page that shows them. */
  home: string;
  /** The name of one: "Emergency contact: Ravi". */
  title(said: Said): string;
  /** The name of one that can no longer be read. */
  sealedTitle(): string;
  /** The parts of it that are changed, compared and chosen. */
  parts(): readonly Part<Said>[];
  add(said: Said): Write;
  change(id: string, body: Partial<Said>, read: Item): Write;
  remove(id: string | null, read: Item): Write;
  /** An item that only this device knows. */
  unnamed(said: Said): Item;
};

/** How unsent items of a list are shown, compared and decided on. */
export function itemUnsent<Item extends Thing & Said, Said extends object>(
  words: ItemWords<Item, Said>,
): readonly UnsentKind[] {
  const { operations, home } = words;
  const labels = () =>
    Object.fromEntries(words.parts().flatMap(({ keys, label }) => keys.map((key) => [key, () => label])));
  const bodyOf = (write: Write) => (write as unknown as { body: Said }).body;
  const readOf = (write: Write) => (write as unknown as { read: Item }).read;
  const common = {
    home,
    editHref(_write: Write, own: readonly OutboxEntry[]) {
      const last = own.at(-1);
      if (!last || last.write.operation === operations.remove) return null;
      return `${home}${editHash((own.find(needsPerson) ?? last).id)}`;
    },
    get fieldLabels() {
      return labels();
    },
  };
  const conflict = ({ write, chain, current, words: said }: Contradiction) =>
    conflictOfItem<Item, Said>(
      { ...words, parts: words.parts(), again: (mine) => words.add(saidOf(words.parts(), mine)) },
      {
        write: write as unknown as { id: string | null; read: Item },
        chain,
        current: current as Item | null,
        words: said,
      },
    );
  const tell = (said: Said, action: 'add' | 'change' | 'delete', detail = '') => ({
    title: words.title(said),
    detail,
    action,
  });
  return [
    {
      ...common,
      operation: operations.add,
      words: (write) => tell(bodyOf(write), 'add'),
      sealed: { type: operations.type, title: words.sealedTitle, action: 'add' },
      withdrawal(own) {
        const [first, ...rest] = own;
        if (!first) return undefined;
        if (own.at(-1)?.write.operation === operations.remove) return null;
        return words.remove(null, withChanges(words.unnamed(bodyOf(first.write)), rest));
      },
    },
    {
      ...common,
      operation: operations.change,
      words(write) {
        const body: object = bodyOf(write);
        const changed = words.parts().filter(({ keys }) => keys.some((key) => key in body));
        const detail = changed.map(({ label }) => label).join(', ');
        return tell({ ...readOf(write), ...body }, 'change', detail);
      },
      conflict,
    },
    { ...common, operation: operations.remove, words: (write) => tell(readOf(write), 'delete'), conflict },
  ];
}

/** Returns the fields of an item that a person enters, without those that the server adds. */
function saidOf<Said>(parts: readonly Part<Said>[], thing: Said): Said {
  const keys = parts.flatMap((part) => part.keys);
  return Object.fromEntries(keys.map((key) => [key, thing[key]])) as Said;
}
