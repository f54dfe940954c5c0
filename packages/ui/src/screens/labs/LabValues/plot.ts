import type { Size } from '../../../components/private/use-size';
import type { LabLine, LabPoint } from './types';

export type Span = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  low: number | null;
  high: number | null;
};

/** A step of 1, 2 or 5 at some power of ten, of which about so many fit. */
function stepOf(span: number, count: number): number {
  const power = 10 ** Math.floor(Math.log10(span / count));
  const [step = 10] = [1, 2, 5].filter((one) => span / (one * power) <= count);
  return step * power;
}

/** A straight scale; that of the charts would be a piece of its own for the dashboard, which is at its weight. */
const scale = (low: number, high: number, from: number, to: number) => (value: number) =>
  high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);

const timeOf = ({ day }: LabPoint) => Date.parse(`${day}T00:00:00Z`);

/** An axis of time that several drawings share, whose dates stand elsewhere. */
export type LabAxis = {
  /** RFC 3339. */
  from: string;
  to: string;
  /** Rem before the plot and behind it. */
  start: number;
  end: number;
};

const noonOf = ({ day }: LabPoint) => Date.parse(`${day}T12:00:00Z`);

/** Positions of everything, in px. @param axis without one, the first and the last value are at the edges */
export function plotOf({ points }: LabLine, { width, height, rem }: Size, axis?: LabAxis) {
  const bounds = points.flatMap(({ number, low, high }) => [number, low ?? number, high ?? number]);
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  // Keeps what hardly changes from looking like a mountain.
  const missing = Math.max(0, Math.abs(most) * 0.1 - (most - least)) / 2 || (most === least ? 1 : 0);
  const [left, right] = [rem * (axis?.start ?? 3), width - rem * (axis?.end ?? 0.75)];
  const [top, bottom] = [rem * 1.5, height - rem * (axis ? 0.75 : 1.75)];
  // Draws fewer where lines of text would touch.
  const step = stepOf(most - least + 2 * missing, bottom - top > rem * 10 ? 4 : 3);
  const first = Math.floor((least - missing) / step);
  const last = Math.ceil((most + missing) / step);
  // A whole number of steps keeps 0.1 + 0.2 off the axis.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  const y = scale(first * step, last * step, bottom, top);
  const times = points.map(timeOf);
  const x = axis
    ? scale(Date.parse(axis.from), Date.parse(axis.to), left + rem * 0.5, right)
    : scale(times[0] ?? 0, times.at(-1) ?? 0, left + rem * 0.75, right - rem * 0.5);
  const marks = points.map((point) => ({
    x: x(axis ? noonOf(point) : timeOf(point)),
    y: y(point.number),
  }));
  const spans = points.map(({ low, high }, index): Span | null => {
    if (low === null && high === null) return null;
    const [here, before, after] = [marks[index]?.x ?? 0, marks[index - 1]?.x, marks[index + 1]?.x];
    return {
      // Each report has its own range, up to half the way to the next.
      left: before === undefined ? left : (before + here) / 2,
      right: after === undefined ? right : (here + after) / 2,
      top: high === null ? top : y(high),
      bottom: low === null ? bottom : y(low),
      ...{ low, high },
    };
  });
  return { left, right, top, bottom, rem, y, ticks, marks, spans };
}

/** The point nearest to the pointer. */
export function nearestOf(marks: readonly { x: number }[], pointer: number): number {
  const far = marks.map(({ x }) => Math.abs(x - pointer));
  return far.indexOf(Math.min(...far));
}
