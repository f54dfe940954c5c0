import { BarRounded } from '@visx/shape';
import { fillProps } from '../private/fills';
import type { BarRect } from './geometry';

const radius = 3;

/** One bar; what is too thin to be rounded is not. */
export function BarShape({ bar, patterns }: { bar: BarRect; patterns: string }) {
  const { x, y, width, height, end } = bar;
  const props = { x, y, width, height, ...fillProps(patterns, bar.series) };
  if (end === null || Math.min(width, height) < 2 * radius)
    return <rect {...props} strokeWidth={width < 3 ? 0 : 1} />;
  return <BarRounded {...props} radius={radius} {...{ [end]: true }} />;
}
