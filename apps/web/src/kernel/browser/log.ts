import { notice } from './notice';

/** Logs for a developer; the person need not know. Never pass a token, a name or a health value. */
export const logWarning = (message: string): void => notice({ level: 'warn', message });
