import { randomFraction } from '@nadi/api-client/random-id';
import { liveHandlers } from '../../generated/live';
import { liveChecks } from '../../generated/live-checks';
import { logWarning } from '../kernel/browser/log';
import { navigateTo } from '../kernel/browser/navigation';
import { profile } from '../kernel/environment/profile';
import type { SessionDependencies } from '../kernel/session/session-dependencies';
import { connectTo } from '../kernel/sockets/connection';
import type { LiveHandlers } from '../kernel/sockets/live-handlers';
import { liveSaga } from '../kernel/sockets/live-saga';

/** Handles the events that the app itself is told of. */
export const ofApp: LiveHandlers = {
  navigate: ({ path }, { navigation }) => navigateTo(navigation, { path }),
};

const ofAreas: readonly LiveHandlers[] = liveHandlers;

/** The live connection of this page, with the handlers of all areas. */
export const live = (session: SessionDependencies) =>
  liveSaga({
    ...session,
    profile,
    onError: logWarning,
    chance: randomFraction,
    connect: connectTo(import.meta.env?.VITE_API_ORIGIN || window.location.origin),
    checks: liveChecks,
    handlers: [ofApp, ...ofAreas],
  });
