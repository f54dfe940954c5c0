import { formatMoment } from '../../kernel/moment';
import type { Unit, VitalSignType } from '../../vital-signs/vital-sign';
import type { ImportedReading } from '../health-import';
import { ExportFault } from './fault';

type Kind = { type: VitalSignType; unit: Unit };

/** A watch writes some hundred thousand heart rates in a year. */
const maxReadings = 3_000_000;
const pieceSize = 65_536;

const newPiece = () => ({
  time: new Float64Array(pieceSize),
  /** Minutes east of UTC. */
  offset: new Int16Array(pieceSize),
  row: new Uint32Array(pieceSize),
  kind: new Uint8Array(pieceSize),
  /** The upper number of blood pressure. */
  value: new Float64Array(pieceSize),
  /** The lower number of blood pressure; of anything else nothing. */
  lower: new Float64Array(pieceSize),
});

/** Keeps readings in 31 bytes each: as objects, half a million of them would take what a phone has. */
export class Columns {
  readonly kinds: Kind[] = [];
  #pieces: ReturnType<typeof newPiece>[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @throws ExportFault */
  add(
    { type, unit, row, value, systolic, diastolic }: ImportedReading,
    at: { time: number; offset: number },
  ) {
    if (this.#size >= maxReadings) throw new ExportFault('too-large');
    let kind = this.kinds.findIndex((one) => one.type === type && one.unit === unit);
    if (kind < 0) kind = this.kinds.push({ type, unit }) - 1;
    const place = this.#size % pieceSize;
    if (place === 0) this.#pieces.push(newPiece());
    const piece = this.#pieceOf(this.#size);
    piece.time[place] = at.time;
    piece.offset[place] = at.offset;
    piece.row[place] = row;
    piece.kind[place] = kind;
    piece.value[place] = systolic ?? value ?? Number.NaN;
    piece.lower[place] = diastolic ?? Number.NaN;
    this.#size += 1;
  }

  #pieceOf(index: number): ReturnType<typeof newPiece> {
    const piece = this.#pieces[Math.floor(index / pieceSize)];
    if (!piece) throw new RangeError(`There is no reading ${index}.`);
    return piece;
  }

  time = (index: number): number => this.#pieceOf(index).time[index % pieceSize] ?? Number.NaN;
  kind = (index: number): number => this.#pieceOf(index).kind[index % pieceSize] ?? 0;
  value = (index: number): number => this.#pieceOf(index).value[index % pieceSize] ?? Number.NaN;
  lower = (index: number): number => this.#pieceOf(index).lower[index % pieceSize] ?? Number.NaN;
  /** Returns the time on the wall, as if it were in UTC. */
  wall = (index: number): number =>
    this.time(index) + (this.#pieceOf(index).offset[index % pieceSize] ?? 0) * 60_000;

  reading(index: number): ImportedReading {
    const kind = this.kinds[this.kind(index)];
    if (!kind) throw new RangeError(`There is no kind of reading ${index}.`);
    const value = this.value(index);
    const offset = this.#pieceOf(index).offset[index % pieceSize] ?? 0;
    return {
      row: this.#pieceOf(index).row[index % pieceSize] ?? 1,
      ...kind,
      measuredAt: formatMoment({ at: new Date(this.time(index)), offset }),
      ...(kind.type === 'blood_pressure' ? { systolic: value, diastolic: this.lower(index) } : { value }),
    };
  }
}
