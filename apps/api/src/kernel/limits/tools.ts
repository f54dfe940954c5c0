import type { Database } from '../db/client';
import type { Clock } from '../environment/clock';
import type { Log } from '../environment/log';
import type { Secrets } from '../keys/secrets';

/** The dependencies of counting. */
export type LimitTools = { db: Database; clock: Clock; secrets: Secrets; log: Log };
