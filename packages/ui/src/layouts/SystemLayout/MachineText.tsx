import { code } from './SystemLayout.css';

export type MachineTextProps = {
  /** Its name, for people who reach it by keyboard. */
  label: string;
  children: string;
};

/** A stack trace or the like, scrolled by keyboard too. */
export function MachineText({ label, children }: MachineTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls it by keyboard
    <section aria-label={label} tabIndex={0} className={code}>
      {children}
    </section>
  );
}
