import { done } from '@nadi/api-server/answers';
import { operations } from '@nadi/contract/operations';
import type { FrontendLogEntry } from '@nadi/contract/schema';
import { cutAddress, plainMessage, withoutControls } from '@nadi/domain/platform/frontend-log';
import { mutation } from '../../../kernel/operation/operation';
import { frontendLogs } from '../tables/frontend-logs';

/** The patterns of all requests; an entry may name them, and pages. */
const requests = Object.values(operations).map(({ path }) => `/api/v1${path}`);

/** A clock that differs by more is wrong, and may name a year that the database does not know. */
const maxOff = 400 * 86_400_000;

/** Works as nobody, whoever's token is there: as them it could do more. */
export const recordFrontendLogs = mutation(
  'recordFrontendLogs',
  async ({ body }, { tx, now, newId, recognised, pages }) => {
    const addresses = [...pages, ...requests];
    const rowOf = ({ level, message, errorId, timestamp, context }: FrontendLogEntry) => ({
      id: newId(),
      receivedAt: now,
      level,
      message: plainMessage(message, addresses),
      errorId: errorId ?? null,
      noticedAt: plausible(new Date(timestamp), now),
      url: cutAddress(context.url, addresses),
      userAgent: withoutControls(context.userAgent),
      tabId: context.sessionId,
      claimedUserId: context.userId ?? null,
      claimedRole: context.role ?? null,
      userId: recognised?.userId ?? null,
    });
    await tx.insert(frontendLogs).values(body.logs.map(rowOf));
    return done();
  },
);

/** A leap second is a time to the contract and none to JavaScript. */
const plausible = (at: Date, now: Date): Date =>
  Math.abs(at.getTime() - now.getTime()) <= maxOff ? at : now;
