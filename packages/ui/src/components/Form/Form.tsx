import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { FormFieldsContext } from '../private/Field/form-fields';
import { ErrorSummary, type FieldFault } from './ErrorSummary';
import * as styles from './Form.css';

export type FormProps = {
  /**
   * Asked to check the answers and send them. Not called while `isPending`, nor for the second of two quick presses, nor while
   * a field holds something that cannot be read.
   */
  onSubmit: () => void;
  /** Errors by field, in the order of the fields; the same messages are shown at the fields. */
  errors?: FieldFault[];
  /** Something was typed or chosen in the field of this name. */
  onCorrect?: (name: string) => void;
  /** The server's message about the whole form. */
  formError?: string;
  /**
   * True if the answers are on their way.
   * @default false
   */
  isPending?: boolean;
  /** Names the form to screen readers, where a page has several. */
  label?: string;
  children: ReactNode;
};

/** Two presses within this time are one. */
const doublePressMs = 500;
const noErrors: FieldFault[] = [];

/** A form that checks nothing natively: its caller says what is wrong, it says so at the top and leads to the field. */
export function Form({
  onSubmit,
  errors = noErrors,
  onCorrect,
  formError,
  isPending = false,
  label,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const faults = useRef(new Map<string, string>());
  const lockedUntil = useRef(0);
  const awaitsOutcome = useRef(false);
  const wasPending = useRef(isPending);
  const [attempts, setAttempts] = useState(0);
  const [unreadable, setUnreadable] = useState<FieldFault[]>([]);

  const report = useCallback((name: string, fault: string | null) => {
    if (fault === null) faults.current.delete(name);
    else faults.current.set(name, fault);
  }, []);
  const fields = useMemo(() => ({ attempts, report }), [attempts, report]);

  const shown = [
    ...unreadable,
    ...errors.filter((error) => !unreadable.some(({ name }) => name === error.name)),
  ];
  const hasProblem = shown.length > 0 || formError !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form in a dialog is, for React, inside the form that opened it.
    event.stopPropagation();
    if (isPending || Date.now() < lockedUntil.current) return;
    const found = [...faults.current].map(([name, message]) => ({ name, message }));
    setUnreadable(found);
    setAttempts((count) => count + 1);
    awaitsOutcome.current = true;
    if (found.length > 0) return;
    lockedUntil.current = Date.now() + doublePressMs;
    onSubmit();
  }

  const tellCorrected = useEffectEvent((name: string) => onCorrect?.(name));
  // (react-aria's form has no property for this event.)
  useEffect(() => {
    const element = form.current;
    const take = ({ target }: Event) => {
      // A changed answer makes it another attempt, however quick.
      lockedUntil.current = 0;
      const name = target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field;
      // React has not heard of it yet: drawn again now, the field would have its old text, and what was typed would be lost.
      if (name) setTimeout(() => tellCorrected(name));
    };
    element?.addEventListener('input', take);
    return () => element?.removeEventListener('input', take);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each answer is an outcome, though it may read the same.
  useEffect(() => {
    const hasJustEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (hasJustEnded) lockedUntil.current = 0;
    if (isPending || !hasProblem || !(awaitsOutcome.current || hasJustEnded)) return;
    awaitsOutcome.current = false;
    lockedUntil.current = 0;
    summary.current?.focus();
  }, [attempts, isPending, hasProblem, errors, formError]);

  return (
    // Were it sent before the script runs, a password must not stand in the address: hence the method.
    <AriaForm
      ref={form}
      method="post"
      validationBehavior="aria"
      className={styles.form}
      aria-label={label}
      onSubmit={submit}
    >
      {hasProblem && <ErrorSummary ref={summary} form={form} message={formError} faults={shown} />}
      <FormFieldsContext value={fields}>{children}</FormFieldsContext>
    </AriaForm>
  );
}
