/** Tells a developer of what the person need not know. Never given a token, a name or a value of health. */
export function logWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks; production is built without it
  if (import.meta.env?.DEV) console.warn(message);
}
