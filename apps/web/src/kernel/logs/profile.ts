/** The settings of logging in an environment; the names are the spec's. */
export type LogProfile = {
  /** Whether entries of the level `debug` are kept. */
  enableDebugging: boolean;
  /** Whether every request is logged. Those that are slow always are. */
  enablePerformanceMonitoring: boolean;
  /** Whether entries are shown in the console too. */
  enableConsoleLogging: boolean;
};

const profile = (isOn: boolean): LogProfile => ({
  enableDebugging: isOn,
  enablePerformanceMonitoring: isOn,
  enableConsoleLogging: isOn,
});

/** Everything in development, and otherwise only what is to be sent. */
export const profileOf = (isDevelopment: boolean): LogProfile => profile(isDevelopment);
