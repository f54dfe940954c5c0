import { addDays, mondayOf } from '@nadi/domain/kernel/calendar';
import { lastReadingDays, raisedInPregnancyDays } from '@nadi/domain/vital-signs/messages-for';
import { and, between, eq, gt, gte, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { everyMorning, type Trigger } from '../../kernel/triggers/trigger';
import { findTogether } from './queries/find-together';
import { timeToMeasure } from './reminders';
import { vitalSignDays } from './tables/vital-sign-days';
import { vitalSigns } from './tables/vital-signs';

const hour = 3_600_000;
const day = 24 * hour;
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/**
 * A critical reading, and an hour later none of the same type. The hour is the time to be reminded in, and no clinical threshold: what to do
 * at once is said with the reading. "Critical" is the worst that the published ranges allow for it.
 */
const criticalReading: Trigger = {
  id: 'critical-reading-follow-up',
  name: 'Critical reading, not measured again',
  description:
    'Reminds you to measure again an hour after a critical reading, a blood pressure that is raised in pregnancy or may be, or several readings that are urgent together, if there is no newer one.',
  roles: ['PATIENT'],
  notice: {
    type: 'critical-reading-follow-up',
    category: 'readings',
    title: 'Measure again',
    // The reading may be critical by a range that perhaps does not apply, and its advice may be to call without measuring first.
    body: 'You recorded a reading that is critical, or may be, or a blood pressure that is raised in pregnancy, and none of the same type since. If the advice says call 112, call now. Otherwise measure again. If you feel unwell, or it is critical again, call 112 or go to the nearest emergency department.',
    action: { label: 'Open your readings', href: '/dashboard/vital-signs' },
    isUrgent: true,
  },
  async find({ tx, now, userId }) {
    const later = alias(vitalSigns, 'later');
    const newer = tx
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.patientId, vitalSigns.patientId),
          eq(later.type, vitalSigns.type),
          gt(later.measuredAt, vitalSigns.measuredAt),
          isNull(later.deletedAt),
        ),
      );
    const open = and(
      userId === null ? undefined : eq(vitalSigns.patientId, userId),
      isNull(vitalSigns.deletedAt),
      lte(vitalSigns.measuredAt, before(now, hour)),
      // A reading may be entered long after it was measured.
      between(vitalSigns.createdAt, before(now, day), before(now, hour)),
      notExists(newer),
    );
    const found = { userId: vitalSigns.patientId, about: sql<string>`${vitalSigns.id}::text` };
    const critical = await tx
      .select(found)
      .from(vitalSigns)
      // The first two are written as in the index.
      .where(
        and(
          sql`worst = 'critical' and ${vitalSigns.deletedAt} is null`,
          gte(vitalSigns.measuredAt, before(now, lastReadingDays * day)),
          open,
        ),
      );
    const raised = await tx
      .select(found)
      .from(vitalSigns)
      .where(
        and(raisedInPregnancy, gte(vitalSigns.measuredAt, before(now, raisedInPregnancyDays * day)), open),
      );
    const ids = new Set(critical.map(({ about }) => about));
    const alone = [...critical, ...raised.filter(({ about }) => !ids.has(about))];
    const reminded = new Set(alone.map((one) => one.userId));
    const together = await findTogether({ tx, now, userId }, before(now, hour));
    return [
      ...alone,
      ...together.filter((one) => !reminded.has(one.userId)).map((one) => ({ ...one, body: togetherBody })),
    ];
  },
};

/** Names no call of its own, since fewer points ask for a doctor today; the advice is with the readings. */
const togetherBody =
  'Several of your readings of the last hours can be a sign of serious illness together, and you have recorded none since. Open Nadi and do what it says. If the advice says call 112, call now. If you feel worse, call 112 or go to the nearest emergency department.';

/** As `isRaisedInPregnancy` of the clinical rules has it; the first line is written as in the index. */
const raisedInPregnancy = sql`type = 'blood_pressure' and worst in ('high', 'critical') and ${vitalSigns.deletedAt} is null
  and (${vitalSigns.systolic} >= 140 or ${vitalSigns.diastolic} >= 90)
  and ${vitalSigns.assessment} #>> '{worst,side}' = 'high'
  and ${vitalSigns.assessment} #>> '{worst,advice}' in ('emergency', 'emergency-if-symptoms')
  and jsonb_path_exists(${vitalSigns.assessment}, '$.ways[*].rules[*] ? (@ like_regex "-pregnancy")')`;

/** Readings until a week ago, and none since. Longer ago than a month, a person has stopped. */
const noRecentReading: Trigger = {
  id: 'no-recent-reading',
  name: 'No reading for a week',
  description: 'Reminds you in the morning if you have recorded nothing for seven days, once a week.',
  roles: ['PATIENT'],
  at: everyMorning,
  notice: {
    type: 'no-recent-reading',
    category: 'readings',
    title: 'A week without readings',
    body: 'You have recorded no reading for seven days. If you measure regularly, this is a good time.',
    action: { label: 'Record a reading', href: '/dashboard/vital-signs' },
  },
  async find({ tx, now, userId }) {
    const since = (days: number) =>
      before(now, days * day)
        .toISOString()
        .slice(0, 10);
    const lastDay = sql<string>`max(${vitalSignDays.utcDay})::text`;
    const found = await tx
      .select({ userId: vitalSignDays.patientId, lastDay })
      .from(vitalSignDays)
      .where(
        and(
          userId === null ? undefined : eq(vitalSignDays.patientId, userId),
          gt(vitalSignDays.utcDay, since(30)),
        ),
      )
      .groupBy(vitalSignDays.patientId)
      // The day a week ago has hours that are less than a week ago.
      .having(sql`max(${vitalSignDays.utcDay}) < ${since(7)}::date`);
    return found.map((one) => ({ userId: one.userId, about: weekAfter(one.lastDay, now) }));
  },
};

/** A name for each week after the last reading: weeks of the calendar may begin on the day after a reminder. */
const weekAfter = (lastDay: string, now: Date): string =>
  `week ${Math.floor((now.getTime() - Date.parse(lastDay) - day) / (7 * day))} after ${lastDay}`;

/** For whoever recorded something in the week before, from Monday to Sunday by the clock of where each reading was taken. */
const weekInReadings: Trigger = {
  id: 'week-in-readings',
  name: 'Your week in readings',
  description:
    'Tells you on Monday morning how many readings you recorded in the week before, if there are any.',
  roles: ['PATIENT'],
  at: '0 9 * * 1',
  notice: {
    type: 'week-in-readings',
    category: 'readings',
    title: 'Your week in readings is ready',
    body: 'You can see how they changed.',
    action: { label: 'Open your readings', href: '/dashboard/vital-signs' },
  },
  async find({ tx, day: today, userId }) {
    const monday = mondayOf(today);
    const [first, last] = [addDays(monday, -7), addDays(monday, -1)];
    const count = sql<number>`sum(${vitalSignDays.count})::int`;
    const found = await tx
      .select({ userId: vitalSignDays.patientId, count })
      .from(vitalSignDays)
      .where(
        and(
          userId === null ? undefined : eq(vitalSignDays.patientId, userId),
          between(vitalSignDays.day, first, last),
          // Readings of a local day lie on the UTC day before, on the same or on the next; the index is of those.
          between(vitalSignDays.utcDay, addDays(first, -1), monday),
        ),
      )
      .groupBy(vitalSignDays.patientId);
    return found.map((one) => ({
      userId: one.userId,
      about: monday,
      body: `${one.count === 1 ? '1 reading' : `${one.count} readings`}, ${shortDay(first)} to ${shortDay(last)}.`,
    }));
  },
};

/** Such as Mon 9 Nov. */
const shortDay = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(',', '');

export const triggers: readonly Trigger[] = [criticalReading, noRecentReading, weekInReadings, timeToMeasure];
