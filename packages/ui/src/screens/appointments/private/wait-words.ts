import * as m from '../../../../generated/messages/messages';
import type { WaitRow } from '../types';
import { sayDate } from './visit-words';

/** "Fri, 20 Nov to Fri, 27 Nov" */
export const sayDays = ({ from, until }: Pick<WaitRow, 'from' | 'until'>): string =>
  m.wait_days({ from: sayDate(from), until: sayDate(until) });

/** Returns the minutes for which an offer is still held; 0 if it has expired. */
export const minutesLeft = ({ expiresAt }: { expiresAt: string }, now: string): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 60_000));
