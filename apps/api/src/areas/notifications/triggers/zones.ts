import { presetPreferences } from '@nadi/domain/notifications/preferences';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { lastMoment } from '../../../kernel/queue/schedule';
import { jobSchedules } from '../../../kernel/tables/job-schedules';
import type { Found } from '../../../kernel/triggers/trigger';
import { notificationPreferences } from '../tables/notification-preferences';

const presetZone = presetPreferences.quietHours.timeZone;
/** People whose zones are asked for at once. */
const atOnce = 1_000;

type DueZone = { /** Under which it is noted. */ name: string; zone: string; moment: Date };

/**
 * The time zones of people in which a moment of a schedule has come that was not dealt with yet.
 *
 * @param id of what is scheduled
 * @param cron by the clock on the wall of each zone
 */
export async function findDueZones(
  id: string,
  cron: string,
  { tx, now }: { tx: Reader; now: Date },
): Promise<DueZone[]> {
  const chosen = await tx
    .selectDistinct({ timeZone: notificationPreferences.timeZone })
    .from(notificationPreferences);
  const zones = [...new Set([presetZone, ...chosen.map(({ timeZone }) => timeZone)])];
  const moments = zones.map((zone) => ({
    name: `${id} ${zone}`,
    zone,
    moment: lastMoment({ cron, timeZone: zone }, now),
  }));
  const names = moments.map(({ name }) => name);
  const noted = await tx.select().from(jobSchedules).where(inArray(jobSchedules.queue, names));
  const firedFor = new Map(noted.map((one) => [one.queue, one.firedFor.getTime()]));
  return moments.filter(({ name, moment }) => (firedFor.get(name) ?? 0) < moment.getTime());
}

/** The time zone of a person: the one that they chose. */
export async function zoneOf(userId: string, tx: Reader): Promise<string> {
  const zones = await zonesOf([userId], tx);
  return zones.get(userId) ?? presetZone;
}

/** Those of a time zone. */
export async function inZone(found: readonly Found[], zone: string, tx: Reader): Promise<Found[]> {
  const zones = await zonesOf(
    found.map(({ userId }) => userId),
    tx,
  );
  return found.filter(({ userId }) => (zones.get(userId) ?? presetZone) === zone);
}

/** Returns the time zone of each of some people. */
export async function zonesOf(userIds: readonly string[], tx: Reader): Promise<Map<string, string>> {
  const { userId, timeZone } = notificationPreferences;
  const zones = new Map(userIds.map((one) => [one, presetZone]));
  for (let from = 0; from < userIds.length; from += atOnce) {
    const some = userIds.slice(from, from + atOnce);
    const rows = await tx
      .select({ userId, timeZone })
      .from(notificationPreferences)
      .where(inArray(userId, some));
    for (const row of rows) zones.set(row.userId, row.timeZone);
  }
  return zones;
}
