import { TOTP } from 'otpauth';

/** Returns what the authenticator app shows at a moment, in milliseconds since 1970. */
export const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });
