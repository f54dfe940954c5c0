import type { OperationId, Role } from '@nadi/contract/operations';
import type { BodyLimits } from './body';
import type { Dispatch } from './dispatch';
import type { Handlers } from './handlers';
import type { LimitHeaders } from './limit-headers';
import type { Problem } from './problem';

/** The caller; an implementation may know more about them. */
export type Caller = { role: Role };

export type Call<C extends Caller> = {
  operation: OperationId;
  requestId: string;
  caller: C | null;
  /** The client's address, as far as Express trusts the headers. */
  address: string;
  userAgent: string;
  /** The `Cookie` header as it was sent; empty where there is none. */
  cookies: string;
};

/** Names the level that an operation needs for another patient (`x-acting` of the contract); `self` allows only the patient. */
export type Acting = 'self' | 'view' | 'manage' | 'full' | 'guardian';

/** Says `no` for a tie that does not exist (404), and `not-so-far` for a level that is too low (403). */
export type MayAct = 'yes' | 'not-so-far' | 'no';

/** The patient whom a request names; null for whoever asks. */
export type ForWhom = { patientId: string | null };

/** The additional arguments of a handler. */
export type Around<C extends Caller> = {
  /** The person with a valid session, if no sign-in is needed and the contract still accepts one. */
  recognised: C | null;
  /** Answers one request of a batch, in the name of who asks. */
  dispatch: Dispatch;
  /** True if it is one of a batch: its answer leaves with all others of it. */
  isBatched: boolean;
  /** Tells whether nobody waits for the answer any more. */
  isGone(): boolean;
};

/** The parts of a request that may be logged: no body, no token, no query. */
export type Answered = {
  requestId: string;
  operation: OperationId | null;
  method: string;
  /** Template of the path, so that ids stay out of the log. */
  route: string;
  status: number;
  milliseconds: number;
};

export type RouterOptions<C extends Caller, Context> = {
  handlers: Handlers<Context>;
  /** Returns the bearer of a token; null if the token is not valid. */
  authenticate(token: string): Promise<C | null>;
  /**
   * Called before the body is read; throws a problem for who asks too often, and gives headers that say how the limit stands. Of the requests of a batch it is told only where their
   * operation has a limit of its own: what all others share is counted by the batch.
   */
  admit?(call: Call<C>): Promise<LimitHeaders | undefined>;
  /** Returns whether a caller may act for a patient, whose id may be any text, as far as an operation needs. @default for nobody */
  mayAct?(caller: C, patientId: string, needed: Acting): Promise<MayAct>;
  /** Returns the additional arguments of a handler. */
  createContext(call: Call<C> & Around<C> & ForWhom): Context;
  /** Makes a problem of an error that the implementation knows; null leaves it a 500. */
  toProblem?(error: unknown): Problem | null;
  /** True if answers are held against the contract; a wrong one becomes a 500. */
  validateAnswers: boolean;
  limits?: Partial<BodyLimits>;
  /** Told of every answer, those within a batch too. */
  onAnswer?(answered: Answered): void;
  /** Told of every error that is the server's own fault. */
  onError?(error: unknown, requestId: string): void;
};
