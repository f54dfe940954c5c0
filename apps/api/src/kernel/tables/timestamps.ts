import { timestamp } from 'drizzle-orm/pg-core';

/** A time, stored to the millisecond: JavaScript reads exactly the value that was written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
