import { walker } from './chart.css';

export type WalkerProps = {
  /** Content, for screen readers: "Steps a day, value by value". */
  label: string;
  /** The number of values. */
  count: number;
  /** The one that is being read; null where none is. */
  active: number | null;
  /** Start of reading: the newest value of a trend, the first of a list. */
  start: number;
  /** The one that is being read, in words. */
  valueText: string;
  onActiveChange: (index: number | null) => void;
  /** Things lie below each other: the arrow down leads on. @default false */
  isDownwards?: boolean;
};

const far = 10;

/** The index that a key leads to; null if it leads nowhere. */
function strideOf(key: string, isDownwards: boolean): number | null {
  const onward = isDownwards ? ['ArrowDown', 'PageDown'] : ['ArrowUp', 'PageUp'];
  const back = isDownwards ? ['ArrowUp', 'PageUp'] : ['ArrowDown', 'PageDown'];
  if (key === 'ArrowRight' || key === onward[0]) return 1;
  if (key === 'ArrowLeft' || key === back[0]) return -1;
  if (key === onward[1]) return far;
  if (key === back[1]) return -far;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  return key === 'End' ? Number.POSITIVE_INFINITY : null;
}

/**
 * Lies unseen over a drawing, takes the keys and says value by value what is drawn. It is a slider, which speaks its own value
 * at each step: a live region would say it twice. Its frame must be `position: relative`.
 */
export function Walker({
  label,
  count,
  active,
  start,
  valueText,
  onActiveChange,
  isDownwards = false,
}: WalkerProps) {
  const last = count - 1;
  const index = active ?? start;
  return (
    <input
      type="range"
      className={walker}
      data-print="hide"
      min={0}
      max={last}
      value={index}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onActiveChange(event.target.valueAsNumber)}
      onFocus={() => onActiveChange(index)}
      onBlur={() => onActiveChange(null)}
      onKeyDown={(event) => {
        const stride = strideOf(event.key, isDownwards);
        if (stride === null) return;
        event.preventDefault();
        onActiveChange(Math.min(last, Math.max(0, index + stride)));
      }}
    />
  );
}
