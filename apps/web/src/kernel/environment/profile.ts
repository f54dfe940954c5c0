/** The settings of an environment; names and numbers are the spec's. Times in milliseconds. */
export type EnvironmentProfile = {
  /** True if log entries of the level `debug` are kept. */
  enableDebugging: boolean;
  /** True if every request is logged. Those that are slow always are. */
  enablePerformanceMonitoring: boolean;
  /** True if a live connection that was lost is opened again. */
  enableWebSocketReconnection: boolean;
  webSocketReconnectAttempts: number;
  webSocketReconnectInterval: number;
  /** Between two questions for a new version of the app; 0 asks never. */
  serviceWorkerCheckInterval: number;
  /** True if log entries are shown in the console too. */
  enableConsoleLogging: boolean;
};

export const profiles = {
  production: {
    enableDebugging: false,
    enablePerformanceMonitoring: false,
    enableWebSocketReconnection: true,
    webSocketReconnectAttempts: 1,
    webSocketReconnectInterval: 15_000,
    serviceWorkerCheckInterval: 30_000,
    enableConsoleLogging: false,
  },
  development: {
    enableDebugging: true,
    enablePerformanceMonitoring: true,
    enableWebSocketReconnection: true,
    webSocketReconnectAttempts: 2,
    webSocketReconnectInterval: 8_000,
    serviceWorkerCheckInterval: 10_000,
    enableConsoleLogging: true,
  },
  test: {
    enableDebugging: false,
    enablePerformanceMonitoring: false,
    enableWebSocketReconnection: false,
    webSocketReconnectAttempts: 0,
    webSocketReconnectInterval: 0,
    serviceWorkerCheckInterval: 0,
    enableConsoleLogging: false,
  },
} as const satisfies Record<string, EnvironmentProfile>;

/** @param mode of the build; one that is not known is production's, which shows least. Without a build it is a test. */
export const profileOf = (mode: string | undefined): EnvironmentProfile =>
  mode === undefined
    ? profiles.test
    : mode in profiles
      ? profiles[mode as keyof typeof profiles]
      : profiles.production;

export const profile = profileOf(import.meta.env?.MODE);
