/** Limits of live connections on one server. */
export type LiveLimits = {
  /** Connections of one person: tabs and devices. */
  perPerson: number;
  /** Connections of one network: a clinic behind one address has many people. */
  perNetwork: number;
  /** Connections of one network that have not shown a token yet, in a room of their own: beyond it the oldest of them is closed. */
  newcomers: number;
  /** Messages of one connection in each window, before the next are refused; twice as many end it. */
  messages: number;
  /** Milliseconds. */
  window: number;
};

export const liveLimits: LiveLimits = {
  perPerson: 20,
  perNetwork: 500,
  newcomers: 50,
  messages: 30,
  window: 10_000,
};

/** Limits of the room for anyone on one server. */
export type DemoLimits = {
  perNetwork: number;
  perServer: number;
  /** Connections beyond these that have not been let in yet. */
  newcomers: number;
  /** As those of `LiveLimits`. */
  messages: number;
  window: number;
  /** Milliseconds after which a visit ends: whoever is still there comes in again. */
  visit: number;
};

export const demoLimits: DemoLimits = {
  perNetwork: 50,
  perServer: 250,
  newcomers: 10,
  messages: 100,
  window: 10_000,
  visit: 10 * 60_000,
};

/** Limits of calls on one server: the patient and the doctor of a visit, each in one call at a time. */
export const callLimits: LiveLimits = {
  perPerson: 6,
  perNetwork: 200,
  newcomers: 50,
  messages: 200,
  window: 10_000,
};

/** Bytes of a message in a call: the description of a session is the largest. */
export const maxCallBytes = 32 * 1_024;

/** Bytes of a message in the room for anyone. */
export const maxDemoBytes = 512;

/** Bytes of a message; the largest that clients send is an access token. */
export const maxMessageBytes = 4_096;

/** Milliseconds from the connection to a valid token. */
export const handshakeTimeoutMs = 5_000;
