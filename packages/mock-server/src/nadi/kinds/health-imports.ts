import type { ExportedHealthImport, NewHealthImport } from '@nadi/contract/schema';
import {
  findTooManyImports,
  identityOf,
  presentImport,
  sortReadings,
} from '@nadi/domain/integrations/health-import';
import { findEnded, findPartFault, spanOf, withPart } from '@nadi/domain/integrations/import-parts';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { mayBeUrgent } from '@nadi/domain/vital-signs/assessment';
import type { Kind } from '../../mock-types';
import { assessed, subjectOf } from '../assessing';
import { unprocessable } from '../problems';
import { deleteReadings, readingsOf, toRow } from '../readings';
import { keptList, ownerOf, putInto } from './list-adapters';

export const healthImports: Kind<ExportedHealthImport> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.healthImports, {
      put(row) {
        putInto(me.healthImports, row);
        if (row.status === 'added') return;
        for (const part of me.healthImports.filter(({ id, partOf }) => [id, partOf].includes(row.id))) {
          deleteReadings(me, part.readingIds, given.now);
          Object.assign(part, { status: 'undone', remaining: 0 });
        }
      },
    });
  },

  make(sent, _, given) {
    const me = ownerOf(given);
    const { now, newId } = given;
    const tooMany = findTooManyImports(me.healthImports.length);
    if (tooMany) throw unprocessable(tooMany);
    const { name, readings, fingerprint = null, continues, remaining = 0 } = sent as NewHealthImport;
    const whole = fingerprint === null ? null : wholeOf(me.healthImports, fingerprint);
    const ended = findEnded(continues, whole);
    if (ended) throw unprocessable(ended);
    const subject = subjectOf(me);
    const imported = me.healthImports.filter(({ status }) => status === 'added');
    const there = new Set([
      ...readingsOf(me).map((row) => identityOf(row, new Date(row.measuredAt))),
      ...imported.flatMap(({ identities }) => identities),
    ]);
    const { added, alreadyThere, leftOut } = sortReadings(readings, { there, subject, now });
    const at = now.toISOString();
    const rows = added.map((reading) => {
      const columns = toRow(reading, parseMoment(reading.measuredAt) ?? { at: now, offset: 0 });
      return {
        ...{ id: newId(), enteredBy: me.account.id, deletedAt: null, isOnlyYou: false },
        ...columns,
        ...assessed(columns, subject, at),
        ...{ version: 1, createdAt: at, updatedAt: at },
      };
    });
    const critical = rows.filter(({ assessment }) => mayBeUrgent(assessment)).length;
    const part = { added: rows.length, critical, alreadyThere, leftOut, remaining };
    const totals = whole ? withPart(whole, part) : part;
    const fault = findPartFault(totals);
    if (fault) throw unprocessable(fault);
    me.readings.push(...rows);
    if (whole) Object.assign(whole, totals, { version: whole.version + 1 });
    const identities = added.map(({ identity }) => identity);
    const { measuredFrom, measuredUntil } = spanOf(identities);
    return {
      ...{ name, status: 'added', partOf: whole?.id ?? null, fingerprint, ...part, undoneAt: null },
      ...{ readingIds: rows.map(({ id }) => id), identities },
      measuredFrom: measuredFrom?.toISOString() ?? null,
      measuredUntil: measuredUntil?.toISOString() ?? null,
    };
  },

  isChosen: ({ partOf }) => partOf === null,
  // A part is answered as the import that it joined.
  show(row, given) {
    const whole = ownerOf(given).healthImports.find(({ id }) => id === row.partOf);
    return presentImport(whole ?? row);
  },
};

/** Returns the import of a file that was not undone. */
const wholeOf = (imports: readonly ExportedHealthImport[], of: string) =>
  imports.findLast(
    ({ status, partOf, fingerprint }) => status === 'added' && partOf === null && fingerprint === of,
  ) ?? null;
