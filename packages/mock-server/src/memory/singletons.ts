import type { Contract } from '../contract';
import type { Operation } from '../document/operations';
import { MockProblem } from '../mock-problem';
import type { Given, Item, Kind } from '../mock-types';
import type { Answering } from './answering';
import { firstValueOf } from './beginning';
import { checkMatch } from './check-match';
import { isPatch, patched } from './json-patch';
import { changeItem, stamped } from './make-item';
import type { Ask, MemoryAnswer } from './memory-answer';
import { toShown } from './owned';
import { concretePath } from './paths';
import type { Rule, SingletonRule } from './rules';
import type { RememberedStore } from './store';
import { moveOf } from './transition';

type OneRule = Rule & { kind: 'read-one' | 'change-one' | 'remove-one' | 'move-one' };
type Tools = {
  contract: Contract;
  answering: Answering;
  kindOf(path: string): Kind;
  givenOf(operation: Operation, store: RememberedStore, ask: Ask): Given;
};

type Place = { read(): Item | null; write(item: Item | null): void; version(): number };

/** Answers by what there is one of: settings, a profile, a request that is there or not. */
export function createSingletons({ contract, answering, kindOf, givenOf }: Tools) {
  const { answerWith, unwrapped, manner } = answering;

  function placeOf(operation: Operation, rule: SingletonRule, store: RememberedStore, ask: Ask): Place {
    const kept = kindOf(rule.path).kept?.(givenOf(operation, store, ask));
    if (kept)
      return {
        read: () => kept.list()[0] ?? null,
        write: (item) => (item ? kept.put(item) : kept.delete('')),
        version: () => 1,
      };
    const key = concretePath(operation.path, rule.path, ask.path);
    const read = () => store.read<Item | null>(key, ask.owner);
    if (read() === undefined) store.write(key, firstValueOf(rule, contract, ask), ask.owner);
    return {
      read: () => read() ?? null,
      write: (item) => store.write(key, item, ask.owner),
      version: () => store.versionOf(key, ask.owner),
    };
  }

  return (operation: Operation, rule: OneRule, store: RememberedStore, ask: Ask): MemoryAnswer => {
    const { kind: does, singleton, at } = rule;
    const { schema } = singleton;
    const kind = kindOf(singleton.path);
    const given = givenOf(operation, store, ask);
    const place = placeOf(operation, singleton, store, ask);
    const before = place.read();
    const tagOf = (item: Item | null) =>
      `"${item && Number.isInteger(item.version) ? Number(item.version) : place.version()}"`;
    const shown = (item: Item | null) => item && toShown(kind, item, given);
    const tell = (item: Item | null, beside?: Item | undefined) =>
      answerWith(operation, at, { item: shown(item), tag: tagOf(item), beside }, ask);
    const mayBeAbsent = contract.views(schema).types.has('null');

    const move = operation.transitions && moveOf(operation.transitions, before, ask.body, ask.now);
    if (does !== 'change-one' && does !== 'move-one' && before === null && !mayBeAbsent)
      throw new MockProblem(404, 'It was deleted. A PUT brings it back.');
    checkMatch(operation, ask.headers, tagOf(before), () => shown(before) ?? {});
    if (does === 'read-one' || move?.kind === 'stays') return tell(before);
    if (does === 'remove-one' || move?.kind === 'goes') {
      place.write(null);
      const beside = kind.after?.(given);
      return tell(mayBeAbsent ? null : before, beside);
    }
    const item = changed(before);
    place.write(item);
    return tell(item, kind.after?.(given));

    function changed(was: Item | null): Item {
      const stamp = (made: object) => stamped(made, was, { schema }, contract, ask);
      if (move?.kind === 'sets') return stamp({ ...was, ...move.values });
      if (isPatch(ask)) return patched(was ?? {}, ask.body) as Item;
      const sent = unwrapped(ask.body, operation, at);
      if (kind.make) return stamp(kind.make(sent, was, given));
      return changeItem(was ?? {}, sent, { schema, ...manner(operation) }, contract, ask);
    }
  };
}
