import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

type Told = {
  name?: string;
  code?: string;
  query?: string;
  stack?: string;
  cause?: unknown;
  constraint?: string;
};

/**
 * Returns an error in a form for the log. Messages of the database and of the ORM quote the values of the statement, which are
 * health data: only the statement without them, the code, and the place are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, code, query, stack, cause, constraint } = error as Told;
  const isOfDatabase = query !== undefined || typeof code === 'string';
  return {
    name,
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(query ? { query } : {}),
    ...(isOfDatabase ? {} : { message: error.message }),
    at: stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(cause ? { cause: describeError(cause) } : {}),
  };
}
