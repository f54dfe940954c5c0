import { line } from './LoadingLine.css';

/** At the upper edge of the window while something is being read or written; what it is, its own place on the page says in words. */
export function LoadingLine() {
  return <div aria-hidden className={line} data-print="hide" />;
}
