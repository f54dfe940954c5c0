import * as m from '../../../../generated/messages/messages';

/** The contract's bounds of a reason, in characters. */
export const reasonLimits = { minimum: 10, maximum: 500 } as const;

/** Returns the error in a reason, which has no leading or trailing spaces. */
export function reasonFault(reason: string): string | undefined {
  // Characters as a person counts them.
  const { length } = [...reason];
  const { minimum, maximum } = reasonLimits;
  if (length < minimum) return m.registration_reason_too_short({ minimum });
  if (length > maximum) return m.registration_reason_too_long({ length, maximum });
  return undefined;
}
