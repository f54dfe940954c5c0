/** Returns whether an operation is about a patient's own data. */
export function isAboutPatient(operation: {
  security?: readonly Record<string, readonly string[]>[];
  'x-audit'?: unknown;
  'x-acting'?: string;
}): boolean;
