/** Logs for a developer; the person need not know. Never pass a token, a name or a health value. */
export function logWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks; production is built without it
  if (import.meta.env?.DEV) console.warn(message);
}
