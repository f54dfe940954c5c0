import { useState } from 'react';
import type { FieldFault } from '../components/Form/ErrorSummary';

type ServerFailure = {
  /** The server's message about the whole form. */
  message?: string;
  /** Its messages about single fields, by name. */
  fieldErrors?: Readonly<Record<string, string>>;
};

/**
 * The errors of a form. What this page finds itself comes first; what the server said stands only while there is nothing of
 * that kind, since it speaks of answers that were sent. An answer that is corrected has no error until the form is sent again.
 */
export function useFormErrors(failure: ServerFailure | undefined) {
  const [found, setFound] = useState<FieldFault[]>([]);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const server = found.length === 0 ? failure : undefined;
  const all =
    found.length > 0
      ? found
      : Object.entries(server?.fieldErrors ?? {}).map(([name, message]) => ({ name, message }));
  const errors = all.filter(({ name }) => !corrected.includes(name));
  return {
    errors,
    formError: server?.message,
    /** The message that belongs at a field. */
    messageFor: (name: string) => errors.find((error) => error.name === name)?.message,
    /** The answer of this field was changed. */
    correct: (name: string) => {
      // Most answers have none: nothing is drawn again for them.
      if (errors.some((error) => error.name === name)) setCorrected((names) => [...names, name]);
    },
    /** Takes what was found wrong; answers whether that is nothing. */
    accept: (faults: FieldFault[]): boolean => {
      setFound(faults);
      setCorrected([]);
      return faults.length === 0;
    },
  };
}
