/** Milliseconds for which a password counts as recently given. */
const recently = 10 * 60_000;

/** Tells whether the password, or a passkey, was shown recently enough for what is sensitive. */
export const isPasswordRecent = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() <= recently;
