import type {
  Broadcast,
  BroadcastDecision,
  BroadcastPreview,
  BroadcastTemplate,
  NewBroadcast,
  NewBroadcastTemplate,
} from '@nadi/contract/schema';
import {
  channelsOf,
  checkBroadcast,
  checkBroadcastDecision,
  checkWords,
  presentPeople,
  refuseTemplate,
} from '@nadi/domain/platform/broadcast';
import type { Kind } from '../../mock-types';
import { conflict, unprocessable } from '../problems';
import { worldOf } from '../world';
import { keptList, keptOne, putInto } from './list-adapters';

const fewer = { state: 'FEWER', atLeast: null } as const;

/** Nothing is sent in the mock: what is being sent stays so. */
export const broadcasts: Kind<Broadcast> = {
  kept({ store }) {
    const { broadcasts } = worldOf(store);
    return keptList(() => [...broadcasts].reverse(), { put: (one) => putInto(broadcasts, one) });
  },

  make(sent, before, { now }) {
    if (before) {
      const faults = checkBroadcastDecision(sent as BroadcastDecision, now);
      if (faults.length > 0) throw unprocessable(...faults);
      const { status, scheduledFor } = sent as BroadcastDecision;
      return {
        ...before,
        status,
        scheduledFor: scheduledFor ?? before.scheduledFor,
        ...(status === 'SENDING' && { startedAt: now.toISOString() }),
        ...(status === 'CANCELLED' && { endedAt: now.toISOString() }),
      };
    }
    const { title, body, segment, quietDays = null } = sent as NewBroadcast;
    const faults = checkBroadcast({ title, body, segment, quietDays });
    if (faults.length > 0) throw unprocessable(...faults);
    return {
      ...{ title, body, segment, quietDays, status: 'DRAFT' },
      ...{ scheduledFor: null, startedAt: null, endedAt: null },
      ...{ told: fewer, delivered: fewer, failed: fewer },
    };
  },
};

export const broadcastPreview: Kind<BroadcastPreview> = {
  kept({ store, path }) {
    const { people, broadcasts } = worldOf(store);
    return keptOne(() => {
      const found = broadcasts.find(({ id }) => id === path.id);
      if (!found) return null;
      const { segment } = found;
      const role = segment === 'DOCTORS' ? 'DOCTOR' : 'PATIENT';
      // Everyone of the mock has just been here.
      const count =
        segment === 'QUIET_PATIENTS'
          ? 0
          : people.filter(({ account }) => account.role === role && account.emailVerifiedAt !== null).length;
      return {
        people: presentPeople(segment, count),
        channels: channelsOf(found, 'Nadi'),
      };
    });
  },
};

export const templates: Kind<BroadcastTemplate> = {
  kept({ store }) {
    const world = worldOf(store);
    return keptList(() => world.templates, {
      put: (one) => putInto(world.templates, one),
      remove(id) {
        world.templates = world.templates.filter((one) => one.id !== id);
      },
    });
  },

  make(sent, before, { store }) {
    const { name, title, body } = sent as NewBroadcastTemplate;
    const faults = checkWords({ title, body });
    if (faults.length > 0) throw unprocessable(...faults);
    const others = worldOf(store).templates.filter(({ id }) => id !== before?.id);
    const refusal = refuseTemplate(name, others);
    if (refusal !== null) throw conflict(refusal);
    return { ...before, name, title, body };
  },
};
