import type { References } from '../document/references';
import type { TextFormat } from '../mock-types';
import type { Fault } from './faults';

/** The parts that a schema has evaluated, for `unevaluatedProperties` and `unevaluatedItems`. */
export type Marks = { names: Set<string>; items: Set<number> };

/** Adds what is wrong to the faults. */
export type Check = (value: unknown, pointer: string, faults: Fault[], marks?: Marks) => boolean;

/** A request need not hold what only the server writes, an answer not what only the client does. */
export type Direction = 'request' | 'answer';

/** Formats that only this contract has, by name. */
export type Formats = Readonly<Record<string, TextFormat>>;

export type Compiling = {
  compile(schema: unknown): Check;
  references: References;
  direction: Direction;
  formats: Formats;
};

export const newMarks = (): Marks => ({ names: new Set(), items: new Set() });

export function addMarks(to: Marks | undefined, from: Marks): void {
  if (!to) return;
  for (const name of from.names) to.names.add(name);
  for (const index of from.items) to.items.add(index);
}
