import { examples } from '@nadi/contract/examples';
import type { AdminDataRequest, ExportedDataRequest, NewDataRequest } from '@nadi/contract/schema';
import {
  dueOn,
  presentDataRequest,
  refuseAnotherRequest,
  waitingStatuses,
} from '@nadi/domain/account/data-requests';
import type { Kind } from '../../mock-types';
import { fullName } from '../present';
import { conflict } from '../problems';
import { findPerson, type Person, type World, worldOf } from '../world';
import { keptList, ownerOf, putInto } from './list-adapters';

/** A request with what only administrators are told. */
export type KeptDataRequest = Omit<ExportedDataRequest, 'updatedAt'> & {
  startedBy: string | null;
  answeredBy: string | null;
};

const isWaiting = ({ status }: KeptDataRequest): boolean => waitingStatuses.some((one) => one === status);

export const dataRequests: Kind<KeptDataRequest> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.dataRequests, { put: (one) => putInto(me.dataRequests, one) });
  },

  make(sent, before, given) {
    if (before) return before;
    const refusal = refuseAnotherRequest(ownerOf(given).dataRequests.filter(isWaiting).length);
    if (refusal) throw conflict(refusal);
    const { type, text, nominee } = sent as NewDataRequest;
    return {
      ...{ type, text, nomineeName: nominee?.name ?? null, nomineeContact: nominee?.contact ?? null },
      ...{ status: 'open', dueOn: dueOn(type, given.now), answer: null },
      ...{ startedAt: null, startedBy: null, endedAt: null, answeredBy: null },
    };
  },

  show: (one, { now }) => presentDataRequest(one, now),
};

/** A request with the person who made it, as the list of administrators has it. */
type OfPerson = KeptDataRequest & { personId: string };

/** The requests of everyone. */
export const adminDataRequests: Kind<OfPerson> = {
  kept({ store, caller, now }) {
    const { people } = worldOf(store);
    return keptList(
      () =>
        people.flatMap(({ account, dataRequests: own }) =>
          own.map((one) => ({ ...one, personId: account.id })),
        ),
      {
        put(changed) {
          const [at, by] = [now.toISOString(), caller?.subject ?? null];
          // The answer to the change has them too.
          if (changed.status === 'in_progress') Object.assign(changed, { startedAt: at, startedBy: by });
          else Object.assign(changed, { endedAt: at, answeredBy: by });
          const { personId, ...one } = changed;
          const person = findPerson(worldOf(store), personId);
          if (person) putInto(person.dataRequests, one);
        },
      },
    );
  },

  isChosen: (one, { query: { state } }) =>
    state === undefined || (state === 'waiting' ? isWaiting(one) : one.status === state),

  show: (one, { store, now }) => present(one, worldOf(store), now),
};

function present(one: OfPerson, world: World, now: Date): AdminDataRequest {
  const named = (id: string | null) => {
    const found = id === null ? undefined : findPerson(world, id);
    return found ? { id: found.account.id, name: fullName(found) } : null;
  };
  const person = findPerson(world, one.personId);
  if (!person) throw new Error('A request is of a person.');
  const { id, email, role } = person.account;
  return {
    ...presentDataRequest(one, now),
    person: { id, name: fullName(person), email, role },
    startedBy: named(one.startedBy),
    answeredBy: named(one.answeredBy),
  };
}

export const exportDataRequest = ({
  startedBy: _,
  answeredBy: __,
  ...one
}: KeptDataRequest): ExportedDataRequest => ({
  ...one,
  updatedAt: one.endedAt ?? one.startedAt ?? one.createdAt,
});

/** Returns the requests of the examples that a person made, moved in time. */
export function exampleRequests(
  { id }: Pick<Person['account'], 'id'>,
  moved: (at: string) => string,
): KeptDataRequest[] {
  const own = examples.listDataRequests.answers['200'].asha.data;
  const all: readonly AdminDataRequest[] = examples.listAdminDataRequests.answers['200'].some.data.items;
  const ofOthers = all.filter(({ person }) => person.id === id);
  const isAsha = ofOthers.some((one) => own.some((mine) => mine.id === one.id));
  const ended = isAsha ? own.filter(({ status }) => status === 'answered') : [];
  return [...ofOthers, ...ended.map((one) => ({ ...one, startedBy: null, answeredBy: null }))].map(
    ({ nominee, dueOn: day, startedBy, answeredBy, ...one }) => ({
      ...{ id: one.id, type: one.type, text: one.text, status: one.status, answer: one.answer },
      ...{ nomineeName: nominee?.name ?? null, nomineeContact: nominee?.contact ?? null },
      dueOn: moved(day).slice(0, 10),
      startedAt: one.startedAt && moved(one.startedAt),
      endedAt: one.endedAt && moved(one.endedAt),
      createdAt: moved(one.createdAt),
      startedBy: startedBy?.id ?? null,
      answeredBy: answeredBy?.id ?? null,
      version: one.version,
    }),
  );
}
