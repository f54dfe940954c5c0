import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept to the millisecond: what JavaScript reads is what was written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
