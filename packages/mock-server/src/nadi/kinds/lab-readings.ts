import type {
  ExportedLabReading,
  LabObservation,
  LabReading,
  LabReadingChange,
  NewLabReading,
} from '@nadi/contract/schema';
import { loincNotice } from '@nadi/domain/labs/dictionary';
import {
  mayBeRead,
  noLabReport,
  nothingRead,
  nothingToRead,
  notReadYet,
  readAlready,
  refuseByHand,
  typedByHand,
} from '@nadi/domain/labs/present-reading';
import { isReadable } from '@nadi/domain/labs/readable';
import { decisionFaults, observationsOf, saveFaults } from '@nadi/domain/labs/save-reading';
import { restoreFirst } from '@nadi/domain/records/record-faults';
import type { Kind } from '../../mock-types';
import { conflict, notFound, unprocessable } from '../problems';
import type { Person } from '../world';
import { keptList, ownerOf, putInto } from './list-adapters';

export const labReadings: Kind<LabReading> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.labReadings, { put: (reading) => putInto(me.labReadings, reading) });
  },

  make(sent, before, given) {
    const me = ownerOf(given);
    if (!before) return begun(sent as NewLabReading, me);
    const change = sent as LabReadingChange;
    const record = me.medicalRecords.find(({ _id }) => _id === before.id);
    if (!record) throw notFound();
    if (record.deletedAt) throw conflict(restoreFirst);
    if (before.status !== 'read' && before.status !== 'saved') throw conflict(notReadYet);
    const { save, ...said } = change;
    const faults = save ? saveFaults(before, said, given.now) : decisionFaults(before, said.decisions);
    if (faults.length > 0) throw unprocessable(...faults);
    if (!save || said.day === null) return { ...before, ...said };
    const { day } = said;
    const saved = observationsOf(before, said).map(({ page, ...observed }): LabObservation => {
      const at = page === null ? undefined : before.pages[page];
      const place = { fileId: at?.fileId ?? null, page: at?.page ?? null };
      const made = { id: given.newId(), recordId: before.id, day, createdAt: given.now.toISOString() };
      return { ...observed, ...made, ...place };
    });
    me.labObservations = [...saved, ...me.labObservations.filter(({ recordId }) => recordId !== before.id)];
    return { ...before, ...said, status: 'saved' };
  },
};

/** The mock reads no files: what is begun here waits. */
function begun({ recordId, byHand }: NewLabReading, me: Person): object {
  const record = me.medicalRecords.find(({ _id }) => _id === recordId);
  if (!record) throw notFound();
  if (record.deletedAt) throw conflict(restoreFirst);
  if (record.type !== 'lab_report') throw unprocessable(noLabReport);
  const known = me.labReadings.find(({ id }) => id === recordId);
  if (byHand) {
    const refusal = refuseByHand(known?.status);
    if (refusal) throw conflict(refusal);
    return { ...typedByHand, id: recordId, notice: loincNotice };
  }
  if (!record.files.some(isReadable)) throw unprocessable(nothingToRead);
  if (known && known.status !== 'waiting' && !mayBeRead(known)) throw conflict(readAlready);
  return { ...nothingRead, id: recordId, notice: loincNotice };
}

export const labObservations: Kind<LabObservation> = {
  kept(given) {
    const me = ownerOf(given);
    const isFiled = (id: string) =>
      me.medicalRecords.some((record) => record._id === id && record.deletedAt === null);
    return keptList(() =>
      me.labObservations
        .filter(({ recordId }) => isFiled(recordId))
        .sort((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? 1 : -1)),
    );
  },
  list: (items) => ({ items, beside: { notice: loincNotice } }),
};

/** As the contract exports them. */
export const exportLabReadings = ({ labReadings: all }: Person): ExportedLabReading[] =>
  all.map(({ id: recordId, notice: _, ...reading }) => ({ recordId, ...reading }));
