import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the APIs that it lacks and every browser has. */
export default class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          // jsdom resolves the "browser" build of packages, which for some is CommonJS.
          testEnvironmentOptions: {
            customExportConditions: ['node'],
            url: 'http://nadi.localhost/',
            ...config.projectConfig.testEnvironmentOptions,
          },
        },
      },
      context,
    );
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      // Node's fetch accepts only Node's own signals.
      'AbortController',
      'AbortSignal',
      'structuredClone',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'BroadcastChannel',
    ])
      this.global[name] = globalThis[name];
    // jsdom's own has no `subtle`, and hides behind a getter.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}
