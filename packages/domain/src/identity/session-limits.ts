const minute = 60_000;
const day = 24 * 60 * minute;

/** An access token is good for so long. All in milliseconds. */
export const accessTokenLifetime = 15 * minute;
/** A refresh token is good for so long; each use begins anew. */
export const refreshTokenLifetime = 30 * day;
/** However often it is used, a session ends so long after it was opened. */
export const sessionLifetime = 90 * day;
/** A session that waits for its second step ends so long after it was opened. */
export const secondStepLifetime = 10 * minute;
/** A browser has so long to answer with a passkey. */
export const challengeLifetime = 5 * minute;

/** The links of mails are good for so long. */
export const mailLifetimes = { verification: day, reset: 30 * minute } as const;

/** The maximum for one person. */
export const maxPasskeys = 20;
/** Sessions in one list. */
export const maxListedSessions = 100;

/** Wrong codes that end a session. */
export const maxWrongCodes = 5;
/**
 * Wrong codes of a person in an hour, over all sessions: who has the password begins as many as they like. With three codes good at any
 * time, they guess for more than a year to have an even chance.
 */
export const maxWrongCodesAnHour = 20;

/** Wrong passwords of one network for one address until it waits. */
export const maxWrongPasswords = 10;
/** Milliseconds of that wait, and of the pause between two wrong passwords after which the count begins anew. */
export const lockLifetime = 15 * minute;
