import * as m from '@nadi/ui/messages';
import type { ItemStanding, OutboxItem } from '@nadi/ui/screens/offline/OutboxDrawer';
import { doctorFieldLabels, doctorFields } from '@nadi/ui/words/doctor-profile';
import { sayWhenWithin } from '@nadi/ui/words/moment';
import { patientFieldLabels, patientFields } from '@nadi/ui/words/patient-profile';
import { readingFieldLabels, readingTitle, saySetting, writeReading } from '@nadi/ui/words/reading';
import type { Clock } from '../browser/clock';
import type { OutboxEntry, Write } from '../offline/write';
import { nothingSaid } from '../../areas/vital-signs/recording/nothing-said';
import { conflictPath, editAddress } from './entry-address';

type Words = Pick<OutboxItem, 'title' | 'detail' | 'action'>;

/** "Measured today, 8:40 am, left arm, seated". */
function sayMeasured(
  reading: Parameters<typeof saySetting>[0] & { measuredAt: string },
  clock: Clock,
): string {
  const when = [sayWhenWithin(reading.measuredAt, clock), saySetting(reading)].filter(Boolean).join(', ');
  return m.app_unsent_measured({ when });
}

/** What an entry is, in words. */
export function wordsOf(write: Write, clock: Clock): Words {
  switch (write.operation) {
    case 'recordVitalSign': {
      const reading = { ...nothingSaid, ...write.body };
      return { title: readingTitle(reading), detail: sayMeasured(reading, clock), action: 'add' };
    }
    case 'updateVitalSign': {
      const reading = { ...write.read, ...write.body };
      const [before, mine] = [writeReading(write.read), writeReading(reading)];
      const measured = sayMeasured(reading, clock);
      return {
        title: readingTitle(reading),
        detail: before === mine ? measured : `${m.app_unsent_instead({ before })} ${measured}`,
        action: 'change',
      };
    }
    case 'deleteVitalSign':
      return { title: readingTitle(write.read), detail: sayMeasured(write.read, clock), action: 'delete' };
    case 'completeOnboarding':
      return { title: m.app_unsent_onboarding(), action: 'add' };
    default:
      return { title: m.app_unsent_profile(), detail: changedFields(write).join(', '), action: 'change' };
  }
}

type ProfileWrite = Extract<Write, { operation: 'updatePatientProfile' | 'updateDoctorProfile' }>;

const changedFields = ({ operation, body }: ProfileWrite): string[] =>
  operation === 'updatePatientProfile'
    ? patientFields.filter((field) => field in body).map((field) => patientFieldLabels[field]())
    : doctorFields.filter((field) => field in body).map((field) => doctorFieldLabels[field]());

function labelsOf(write: Write): Readonly<Record<string, () => string>> {
  switch (write.operation) {
    case 'updatePatientProfile':
      return patientFieldLabels;
    case 'updateDoctorProfile':
      return doctorFieldLabels;
    case 'completeOnboarding':
      return { ...patientFieldLabels, ...doctorFieldLabels };
    default:
      return readingFieldLabels;
  }
}

function standingOf({ id, write, standing }: OutboxEntry, title: string, isFirst: boolean): ItemStanding {
  switch (standing.phase) {
    case 'waiting':
      return { phase: 'waiting', isFirst };
    case 'sending':
      return standing;
    case 'conflict':
      return { phase: 'conflict', message: standing.message, href: conflictPath(id) };
    case 'refused': {
      const labels = labelsOf(write);
      const errors = standing.errors.map(({ pointer, message }) => ({
        // What is said of no field is said of the whole.
        label: labels[pointer.split('/').at(-1) ?? '']?.() ?? title,
        message,
      }));
      return { phase: 'refused', message: standing.message, errors };
    }
  }
}

/** What waits, as the drawer tells it. @param entries of who is here, in their order */
export const itemsOf = (entries: readonly OutboxEntry[], clock: Clock): OutboxItem[] =>
  entries.map((entry) => {
    const words = wordsOf(entry.write, clock);
    const isFirst = entries.find(({ subject }) => subject === entry.subject) === entry;
    return {
      ...words,
      id: entry.id,
      since: new Date(entry.timestamp).toISOString(),
      standing: standingOf(entry, words.title, isFirst),
      editHref: editAddress(entry, entries) ?? undefined,
    };
  });
