import { createContext, useContext, useEffect } from 'react';

/** The shared state of a form and its fields. */
export type FormFields = {
  /** The number of times the form was submitted. */
  attempts: number;
  /** Tells the form what is wrong with a field's own text; null takes it back. */
  report: (name: string, fault: string | null) => void;
};

export const FormFieldsContext = createContext<FormFields | null>(null);

type Faults = {
  name: string | undefined;
  errorMessage: string | undefined;
  /** Why what stands in the field is no value, e.g. letters where a number belongs. */
  fault: string | undefined;
  /** True if the person has left the field; nobody is told off while typing. */
  wasLeft: boolean;
};

/** The message to show at a field, and its report to the form: what cannot be read must not be dropped in silence. */
export function useFieldMessage({ name, errorMessage, fault, wasLeft }: Faults): string | undefined {
  const form = useContext(FormFieldsContext);
  const report = form?.report;
  useEffect(() => {
    if (!name || !report || !fault) return;
    report(name, fault);
    return () => report(name, null);
  }, [name, report, fault]);
  const isFaultShown = wasLeft || (form?.attempts ?? 0) > 0;
  return (isFaultShown && fault) || errorMessage;
}
