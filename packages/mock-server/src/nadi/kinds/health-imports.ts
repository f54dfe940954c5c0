import type { ExportedHealthImport, NewHealthImport } from '@nadi/contract/schema';
import {
  findTooManyImports,
  identityOf,
  presentImport,
  sortReadings,
} from '@nadi/domain/integrations/health-import';
import { parseMoment } from '@nadi/domain/kernel/moment';
import type { Kind } from '../../mock-types';
import { assessed, subjectOf } from '../judging';
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
        deleteReadings(me, row.readingIds, given.now);
      },
    });
  },

  make(sent, _, given) {
    const me = ownerOf(given);
    const { now, newId } = given;
    const tooMany = findTooManyImports(me.healthImports.length);
    if (tooMany) throw unprocessable(tooMany);
    const { name, readings } = sent as NewHealthImport;
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
    me.readings.push(...rows);
    const critical = rows.filter(({ worst }) => worst === 'critical').length;
    return {
      ...{ name, status: 'added', readingIds: rows.map(({ id }) => id) },
      ...{
        identities: added.map(({ identity }) => identity),
        critical,
        alreadyThere,
        leftOut,
        undoneAt: null,
      },
    };
  },

  show: (row) => presentImport(row),
};
