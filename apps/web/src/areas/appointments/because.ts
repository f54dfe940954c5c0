import * as m from '@nadi/ui/messages';
import type { Saved } from '@nadi/ui/patterns/state';

/** Names what failed, before why. @param failed such as "Failed to update availability" */
export const because = <Result extends object>(failed: string, saved: Saved<Result>): Saved<Result> =>
  saved.ok || !saved.message
    ? saved
    : { ...saved, message: m.app_failed_because({ failed, reason: saved.message }) };
