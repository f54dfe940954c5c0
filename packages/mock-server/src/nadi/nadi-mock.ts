import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import { visibleFormats } from '@nadi/contract/visible-text';
import { asFetch } from '../as-fetch';
import { createMock } from '../mock';
import type { LightMock, MockOptions } from '../mock-types';
import { handlers } from './handlers';
import { kinds } from './kinds';
import { likeTheApi } from './like-the-api';
import { aroundRules } from './operation';
import { refuseOtherPatients } from './patient';
import { toProblemBody, whyNot } from './problems';
import { nadiScenarios, type ScenarioName } from './scenarios';
import { findCaller } from './sessions';
import { worldOf } from './world';

export type NadiMockOptions = Pick<MockOptions, 'frozenAt' | 'seed' | 'latency' | 'failureRate'> & {
  /** @default 'examples' */
  scenario?: ScenarioName;
};

/** The whole of Nadi's API without a server: what it remembers, who may see it, and what readings mean. */
export function createNadiMock(options: NadiMockOptions = {}): LightMock {
  const { frozenAt } = options;
  const mock = createMock(openapi, {
    ...options,
    handlers,
    kinds,
    aroundRules,
    authenticate: (token, store, now) => findCaller(worldOf(store), token, now),
    whyNot,
    refuse: refuseOtherPatients,
    ownerOf: ({ subject }) => subject,
    scenarios: nadiScenarios(() => (frozenAt === undefined ? new Date() : new Date(frozenAt))),
    toProblemBody,
    refusesUnknownQuery: true,
    formats: visibleFormats,
  });
  const respond = likeTheApi(mock.respond);
  return {
    respond,
    fetch: asFetch(respond),
    reset: mock.reset,
    store: mock.store,
    log: mock.log,
  };
}
