import { addDays } from '@nadi/domain/kernel/calendar';
import { halves } from '@nadi/domain/vital-signs/pressure-week/sittings';
import { dueSitting, isStillDue } from '@nadi/domain/vital-signs/pressure-week/week-reminders';
import { and, between, eq, sql } from 'drizzle-orm';
import { hasId } from '../../kernel/db/has-id';
import type { Found, Trigger } from '../../kernel/triggers/trigger';
import { readingsOfWeeks } from './queries/find-weeks';
import { pressureWeeks } from './tables/pressure-weeks';

/** Weeks whose readings are asked for at once. */
const atOnce = 500;

/** A morning or evening of a home blood pressure week that has not two readings yet. Its words name no value: they may be read on a locked screen. */
export const timeToMeasure: Trigger = {
  id: 'time-to-measure',
  name: 'Time to measure, in a home blood pressure week',
  description:
    'Reminds you within ten minutes of the times that you chose, each morning and evening of a home blood pressure week, unless two readings are recorded already.',
  roles: ['PATIENT'],
  notice: {
    type: 'time-to-measure',
    category: 'readings',
    title: 'Time to measure your blood pressure',
    body: 'Sit quietly for five minutes, then take two readings one to two minutes apart, and record both.',
    action: { label: 'Open your week', href: '/dashboard/vital-signs/blood-pressure-week' },
  },
  async find({ tx, now, userId }) {
    const today = now.toISOString().slice(0, 10);
    const weeks = await tx
      .select()
      .from(pressureWeeks)
      .where(
        and(
          userId === null ? undefined : eq(pressureWeeks.patientId, userId),
          // Written as in the index.
          sql`has_reminders and stopped_at is null`,
          between(pressureWeeks.firstDay, addDays(today, -8), addDays(today, 1)),
        ),
      );
    const timely = weeks.filter((week) => dueSitting(week, [], now) !== null);
    const found: Found[] = [];
    for (let from = 0; from < timely.length; from += atOnce) {
      const some = timely.slice(from, from + atOnce);
      const readings = await readingsOfWeeks(
        some.map(({ id }) => id),
        tx,
      );
      for (const week of some) {
        const due = dueSitting(week, readings.get(week.id) ?? [], now);
        if (due) found.push({ userId: week.patientId, about: `${week.id} ${due.day} ${due.half}` });
      }
    }
    return found;
  },
  async stillApplies(about, { tx, now }) {
    const [id = '', day = '', name] = about.split(' ');
    const half = halves.find((one) => one === name);
    const [week] = await tx.select().from(pressureWeeks).where(hasId(pressureWeeks.id, id));
    if (!week || !half) return false;
    const readings = await readingsOfWeeks([week.id], tx);
    return isStillDue(week, readings.get(week.id) ?? [], { day, half, now });
  },
};
