import { cast } from '@nadi/contract/examples';
import { everyone, mockPassword, tokensOf } from './mock-cast';
import { createNadiMock } from './nadi-mock';
import { describeScenario, type ScenarioName, scenarioNames } from './scenarios';

/** The people who can sign in to the mock, for readers of the page. */
export const accounts: readonly { email: string; role: string; token: string }[] = everyone.map((who) => ({
  email: cast.people[who].email,
  role: cast.people[who].role,
  token: tokensOf(who).token,
}));

export const password: string = mockPassword;

export const scenarios: readonly { name: ScenarioName; description: string }[] = scenarioNames.map(
  (name) => ({ name, description: describeScenario(name) }),
);

export type MockInPage = {
  /** Works like `fetch`, for addresses below `base`. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  reset(scenario: ScenarioName): void;
};

/**
 * The mock within a page, under an address that no server has.
 *
 * @param base such as `/mock/v1`
 */
export function startMock(base: string): MockInPage {
  const mock = createNadiMock();
  return {
    fetch(address, { method = 'GET', headers, body } = {}) {
      const url = new URL(address, location.href);
      url.pathname = url.pathname.replace(base, '/api/v1');
      // No more of what a page would send along: the mock knows no cookies and no caches.
      return mock.fetch(
        new Request(url, { method, ...(headers ? { headers } : {}), ...(body ? { body } : {}) }),
      );
    },
    reset: mock.reset,
  };
}
