import * as m from '@nadi/ui/messages';
import { sayWhenWithin } from '@nadi/ui/words/moment';
import { readingTitle, saySetting, writeReading } from '@nadi/ui/words/reading';
import type { Clock } from '../../../kernel/browser/clock';
import type { Write } from '../../../kernel/offline/write';
import type { ItemWords } from '../../../kernel/unsent/unsent-kinds';
import { emptyReading } from './empty-reading';

type Of<Operation> = Extract<Write, { operation: Operation }>;

/** "Measured today, 8:40 am, left arm, seated" */
function sayMeasured(
  reading: Parameters<typeof saySetting>[0] & { measuredAt: string },
  clock: Clock,
): string {
  const when = [sayWhenWithin(reading.measuredAt, clock), saySetting(reading)].filter(Boolean).join(', ');
  return m.app_unsent_measured({ when });
}

export function sayRecording({ body }: Of<'recordVitalSign'>, clock: Clock): ItemWords {
  const reading = { ...emptyReading, ...body };
  return { title: readingTitle(reading), detail: sayMeasured(reading, clock), action: 'add' };
}

export function sayChange({ body, read }: Of<'updateVitalSign'>, clock: Clock): ItemWords {
  const reading = { ...read, ...body };
  const [before, mine] = [writeReading(read), writeReading(reading)];
  const measured = sayMeasured(reading, clock);
  return {
    title: readingTitle(reading),
    detail: before === mine ? measured : `${m.app_unsent_instead({ before })} ${measured}`,
    action: 'change',
  };
}

export const sayDeletion = ({ read }: Of<'deleteVitalSign'>, clock: Clock): ItemWords => ({
  title: readingTitle(read),
  detail: sayMeasured(read, clock),
  action: 'delete',
});
