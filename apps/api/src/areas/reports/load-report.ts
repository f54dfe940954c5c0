import type { HealthReport } from '@nadi/contract/schema';
import { startOfPeriod, startOfPeriodBefore } from '@nadi/domain/kernel/period';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { adherenceFrom } from '@nadi/domain/medicines/adherence';
import { type AskedReport, healthReport } from '@nadi/domain/reports/health-report';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { goalsSince } from '../goals/offers';
import { findHistory } from '../medical-history/offers';
import { findDoses, findMedicines } from '../medicines/offers';
import { zoneOf } from '../notifications/offers';
import { findOwnProfile } from '../profile/offers';
import { findLatestLabValues } from '../records/offers';
import {
  findAskingSince,
  findOnlyYouTypes,
  loadSubject,
  measuredSince,
  presentVitalSign,
} from '../vital-signs/offers';

type Given = { tx: Reader; caller: Caller; now: Date; touched: (what: { recordIds: string[] }) => void };

/** Reads what a report is made of, and makes it. However many readings there are, only their sums and those that asked for action are read. */
export async function loadReport(asked: AskedReport, given: Given): Promise<HealthReport> {
  const { tx, caller, now, touched } = given;
  const { period, withOnlyYou } = asked;
  const [from, beforeFrom] = [startOfPeriod(period, now), startOfPeriodBefore(period, now)];
  const timeZone = await zoneOf(caller.userId, tx);
  const days = { from: adherenceFrom(now, timeZone), to: localDay(now, timeZone) };
  const [
    { person, profile },
    subject,
    measured,
    asking,
    onlyYouTypes,
    { rows },
    labValues,
    medicines,
    doses,
    goals,
  ] = await Promise.all([
    findOwnProfile(caller, tx),
    loadSubject(caller, tx),
    measuredSince(caller, { from, beforeFrom }, tx),
    findAskingSince(caller, { since: from, withOnlyYou }, tx),
    findOnlyYouTypes(caller, beforeFrom, tx),
    findHistory(caller, tx),
    findLatestLabValues(caller, { withOnlyYou }, tx),
    findMedicines(caller, tx),
    findDoses(caller, days, tx),
    goalsSince(from, { tx, caller, now }),
  ]);
  touched({
    recordIds: [
      ...[...measured.map(({ latestId }) => latestId), ...asking.map(({ row }) => row.id)],
      ...[...rows, ...labValues, ...medicines, ...goals].map(({ id }) => id),
    ],
  });
  return healthReport(
    {
      person: { ...person, dateOfBirth: profile.dateOfBirth, gender: profile.gender },
      attention: asking.map((reading) => ({
        ...presentVitalSign(reading),
        isOnlyYou: reading.row.isOnlyYou,
      })),
      ...{ subject, timeZone, measured, onlyYouTypes, history: rows, labValues, medicines, doses, goals },
    },
    asked,
    now,
  );
}
