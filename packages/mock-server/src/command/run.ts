import { controlPath } from '../control/control';
import { MockProblem } from '../mock-problem';
import type { LightMock } from '../mock-types';
import { DocumentError } from './document-error';
import { type CommandOptions, help, readOptions } from './options';
import { serve } from './serve';

export type Prepared = { mock: LightMock; title: string; base: string; notes: readonly string[] };

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Runs the command until it is told to end; what is wrong it says in one line, and ends with 1. */
export async function run(
  prepare: (options: CommandOptions) => Promise<Prepared>,
  given: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const options = readOptions(given);
    if (options.isHelp) {
      print(help);
      return;
    }
    const { mock, title, base, notes } = await prepare(options);
    const { url, server } = await serve(mock, options.port, options.host);
    for (const note of notes) print(`Note: ${note}`);
    print(`${title} is mocked at ${url}${base}`);
    print(`Its scenario, clock, latency, failures and log: ${url}${controlPath}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
      });
  } catch (error) {
    if (!(error instanceof DocumentError || error instanceof MockProblem)) throw error;
    process.stderr.write(`${error instanceof MockProblem ? error.detail : error.message}\n`);
    process.exitCode = 1;
  }
}
