import type { VitalSign } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { readingFieldLabels } from '@nadi/ui/words/reading';
import type { OutboxEntry, Write } from '../../kernel/offline/write';
import { needsPerson } from '../../kernel/outbox/outbox-selectors';
import { editHash } from '../../kernel/unsent/entry-address';
import type { Contradiction, UnsentKind } from '../../kernel/unsent/unsent-kinds';
import { conflictOfReading } from './recording/conflict-of-reading';
import { sayChange, sayDeletion, sayRecording } from './recording/reading-words';
import { readOf } from './recording/reading-writes';
import { readingType } from './recording/subjects';
import { unsentReadings } from './recording/unsent-readings';

type Of<Operation> = Extract<Write, { operation: Operation }>;

const home = '/dashboard/vital-signs';

/** Stands for the profile where nothing is interpreted: a deletion only shows which reading was meant. */
const nobody = { dateOfBirth: null, gender: null, facts: [] } as const;

const common = {
  home,
  editHref(_write: Write, own: readonly OutboxEntry[]) {
    const last = own.at(-1);
    if (!last || last.write.operation === 'deleteVitalSign') return null;
    // All entries of a reading are one row, named by the entry that needs a decision.
    return `${home}${editHash((own.find(needsPerson) ?? last).id)}`;
  },
  fieldLabels: readingFieldLabels,
};

const conflict = ({
  write,
  chain,
  current,
  ...meant
}: Contradiction<Of<'updateVitalSign' | 'deleteVitalSign'>>) =>
  conflictOfReading(write, chain, current as VitalSign | null, meant);

const recording: UnsentKind<Of<'recordVitalSign'>> = {
  ...common,
  operation: 'recordVitalSign',
  words: sayRecording,
  sealed: { type: readingType, title: m.outbox_sealed_reading, action: 'add' },
  withdrawal(own, name) {
    const [row] = unsentReadings(own, [], { subject: nobody, name }, null);
    if (!row) return undefined;
    if (own.at(-1)?.write.operation === 'deleteVitalSign') return null;
    return { operation: 'deleteVitalSign', id: null, read: readOf(row) };
  },
};

const change: UnsentKind<Of<'updateVitalSign'>> = {
  ...common,
  operation: 'updateVitalSign',
  words: sayChange,
  conflict,
};

const deletion: UnsentKind<Of<'deleteVitalSign'>> = {
  ...common,
  operation: 'deleteVitalSign',
  words: sayDeletion,
  conflict,
};

/** The texts for unsent entries of readings. */
export const unsent: readonly UnsentKind[] = [recording, change, deletion];
