import { type OperationId, operations } from '@nadi/contract/operations';
import type { DoctorDashboard, ExportedAccess } from '@nadi/contract/schema';
import type { Call, Item } from '../mock-types';
import { toldIn } from './kinds/doctor-dashboard';
import { fullName } from './present';
import { findPerson, type Person, type World } from './world';

/** The records that an operation read or changed. */
export type Touch = {
  /** The person whose record it is. @default the caller */
  person?: Person;
  recordIds?: readonly string[];
  /** True if who asks has shown that the record is theirs, where nobody is signed in. @default true */
  isProven?: boolean;
};

/** The log entries for items that the rules show or change: registrations belong to someone else, and the log does not log itself. */
export function touchesOf(id: OperationId, items: readonly Item[], world: World): Touch[] {
  const record = operations[id].audit?.record;
  if (record === 'access-log') return [];
  if (id === 'readDoctorDashboard')
    return items.flatMap((item) =>
      toldIn(item as unknown as DoctorDashboard).map(({ subjectId, recordIds }) => ({
        ...{ person: findPerson(world, subjectId), recordIds },
      })),
    );
  return items.map((item) => {
    const itemId = String(item.id ?? item._id);
    if (record === 'data-request' && 'personId' in item)
      return { recordIds: [itemId], person: findPerson(world, String(item.personId)) };
    const isPerson = record === 'registration' || record === 'account';
    const person = isPerson ? findPerson(world, itemId) : undefined;
    return { recordIds: [itemId], ...(person ? { person } : {}) };
  });
}

/** An entry for each person whose record an operation touched, as the contract's `x-audit` says. */
export function noteAccess(id: OperationId, call: Call, me: Person | null, touches: readonly Touch[]): void {
  const { audit } = operations[id];
  if (!audit) return;
  const bySubject = new Map<Person, string[]>();
  for (const { person = me, recordIds = [] } of touches.length > 0 ? touches : [{}]) {
    if (person) bySubject.set(person, [...(bySubject.get(person) ?? []), ...recordIds]);
  }
  const isProven = touches.every((touch) => touch.isProven ?? true);
  for (const [subject, recordIds] of bySubject) {
    const actor = me ?? (isProven ? subject : null);
    subject.accessLog.push({
      id: call.newId(),
      at: call.now.toISOString(),
      actor: actor && { id: actor.account.id, name: fullName(actor) },
      actorRole: actor?.account.role ?? 'SYSTEM',
      onBehalfOf: null,
      purpose: actor === subject ? 'PATRQT' : 'HOPERAT',
      operation: id,
      action: audit.action,
      recordType: audit.record as ExportedAccess['recordType'],
      recordIds,
      requestId: call.headers.get('x-request-id') ?? call.newId(),
    });
  }
}
