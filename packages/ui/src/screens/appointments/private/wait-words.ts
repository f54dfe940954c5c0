import * as m from '../../../../generated/messages/messages';
import type { WaitRow } from '../types';
import { sayDate } from './visit-words';

/** "from Fri, 20 Nov to Fri, 27 Nov", or "on Fri, 20 Nov" */
export const sayDays = ({ from, until }: Pick<WaitRow, 'from' | 'until'>): string =>
  from === until
    ? m.wait_day({ day: sayDate(from) })
    : m.wait_days({ from: sayDate(from), until: sayDate(until) });

/** Returns the minutes for which an offer is still held; 0 if it has expired by the clock of this device, which may be wrong. */
export const minutesLeft = ({ expiresAt }: { expiresAt: string }, now: string): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 60_000));
