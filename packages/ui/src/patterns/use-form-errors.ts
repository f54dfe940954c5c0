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
 * that kind, since it speaks of answers that were sent.
 */
export function useFormErrors(failure: ServerFailure | undefined) {
  const [found, setFound] = useState<FieldFault[]>([]);
  const server = found.length === 0 ? failure : undefined;
  const errors =
    found.length > 0
      ? found
      : Object.entries(server?.fieldErrors ?? {}).map(([name, message]) => ({ name, message }));
  return {
    errors,
    formError: server?.message,
    /** The message that belongs at a field. */
    messageFor: (name: string) => errors.find((error) => error.name === name)?.message,
    /** Takes what was found wrong; answers whether that is nothing. */
    accept: (faults: FieldFault[]): boolean => {
      setFound(faults);
      return faults.length === 0;
    },
  };
}
