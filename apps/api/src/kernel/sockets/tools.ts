import type { Database } from '../db/client';
import type { Clock } from '../environment/clock';
import type { Config } from '../environment/config';
import type { Log } from '../environment/log';
import type { Caller } from '../people/caller';
import type { CallSide } from './call-rooms';
import type { DemoLimits, LiveLimits } from './limits';

export type LiveTools = {
  config: Pick<Config, 'publicUrl' | 'corsOrigins' | 'trustProxy'>;
  db: Pick<Database, 'kind' | 'openChannels' | 'write'>;
  clock: Clock;
  log: Log;
  /** Returns the bearer of an access token; null if it is not valid or its session has ended. */
  authenticate(token: string): Promise<Caller | null>;
  limits: LiveLimits;
  demoLimits: DemoLimits;
  callLimits: LiveLimits;
  newId(): string;
  /** Returns the side of a visit that a person may take in its call now, and until when; null if they may not. */
  admitToCall(
    caller: Pick<Caller, 'userId' | 'role'>,
    consultationId: string,
  ): Promise<{ side: CallSide; closesAt: Date } | null>;
  /** A connection or message was refused because there were too many. */
  refused(limit: string): void;
};
