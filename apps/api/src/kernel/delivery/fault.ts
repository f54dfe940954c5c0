import type { DeliveryProblem } from '@nadi/domain/platform/delivery';

/** Why a message was not taken, without a word of who refused it. */
export type Fault = { problem: DeliveryProblem; status: number | null };

/** A service did not take a message. The text holds no address and no token. */
export class NotTaken extends Error {
  constructor(
    why: string,
    readonly fault: Fault,
  ) {
    super(why);
    this.name = 'NotTaken';
  }
}

/** Returns the fault of an answer that was not a success, by its HTTP status. */
export const answered = (status: number): Fault => ({
  problem: status === 401 ? 'credentials' : 'refused',
  status,
});

export const unreachable: Fault = { problem: 'unreachable', status: null };

/** Codes of nodemailer and of sockets where no mail server answered. */
const unanswered = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'],
]);

/** Returns what may be kept of an error: its kind, and the status that a server answered with. The words of a server may hold an address. */
export function faultOf(error: unknown): Fault {
  if (error instanceof NotTaken) return error.fault;
  const { code, responseCode } = (typeof error === 'object' && error ? error : {}) as Record<string, unknown>;
  const isStatus =
    Number.isInteger(responseCode) && Number(responseCode) >= 100 && Number(responseCode) <= 999;
  const status = isStatus ? Number(responseCode) : null;
  if (code === 'EAUTH') return { problem: 'credentials', status };
  if (status !== null) return { problem: 'refused', status };
  return typeof code === 'string' && unanswered.has(code) ? unreachable : { problem: 'other', status };
}
