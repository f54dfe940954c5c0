import * as m from '../../../../generated/messages/messages';

/** The kind of code for the second step. */
export type SecondStepMethod = 'totp' | 'recovery';

const forms = {
  totp: { missing: m.second_step_code_missing, invalid: m.second_step_code_invalid },
  recovery: { missing: m.second_step_recovery_missing, invalid: m.second_step_recovery_invalid },
};

/**
 * The code as the server knows it, however it was grouped: "123 456" is 123456, "ABCD EFGH JKMN" is abcd-efgh-jkmn. Null where it
 * is none.
 */
export function readCode(method: SecondStepMethod, typed: string): string | null {
  const bare = typed.replace(/[\s-]/g, '').toLowerCase();
  if (method === 'totp') return /^\d{6}$/.test(bare) ? bare : null;
  const groups = /^([a-z0-9]{4})([a-z0-9]{4})([a-z0-9]{4})$/.exec(bare);
  return groups ? groups.slice(1).join('-') : null;
}

/** Returns the error if the typed text is not a code. */
export function codeFault(method: SecondStepMethod, typed: string): string {
  return typed.trim() ? forms[method].invalid() : forms[method].missing();
}
