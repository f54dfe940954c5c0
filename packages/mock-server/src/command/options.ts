import { parseArgs } from 'node:util';
import { readClock, readFailures, readLatency } from '../control/settings';
import type { MockOptions } from '../mock-types';
import { DocumentError } from './document-error';

export const help = `nadi-mock [FILE] [options]: a mock of an OpenAPI 3.1 document (JSON or YAML) that remembers; without FILE, of Nadi's own API

  --port 4010            where it listens; 0 takes a free port
  --host 127.0.0.1       on which address
  --scenario examples    with what it begins: examples, empty, or one of --scenarios
  --scenarios FILE       more scenarios (JSON or YAML)
  --latency 50-200       milliseconds before each answer
  --fail 0.1             share of requests that fail with 503; or a status with which all fail
  --clock 2026-11-20T09:00:00Z   an instant at which its clock stands
  --seed 1               makes ids and made-up values repeatable
  --strict-query         refuses query parameters that the document does not name
  --help

While it runs, GET and POST /__mock change all of this; the README of the package tells how.
`;

export type CommandOptions = {
  file: string | undefined;
  port: number;
  host: string;
  scenarios: string | undefined;
  isHelp: boolean;
  mock: MockOptions;
};

/** @throws DocumentError that says which option is wrong */
export function readOptions(given: readonly string[]): CommandOptions {
  const { values, positionals } = parse(given);
  if (positionals.length > 1) throw new DocumentError(`One document at a time: ${positionals.join(', ')}`);
  const { latency, fail, clock, seed, scenario } = values;
  // Read here to be refused here, with the words of the control endpoint.
  if (clock !== undefined) readClock(clock);
  return {
    file: positionals[0],
    port: wholeNumber('--port', values.port ?? process.env.PORT ?? '4010'),
    host: values.host ?? '127.0.0.1',
    scenarios: values.scenarios,
    isHelp: values.help ?? false,
    mock: {
      ...(scenario === undefined ? {} : { scenario }),
      ...(latency === undefined ? {} : { latency: readLatency(latency) }),
      ...(fail === undefined ? {} : readFailures(fail)),
      ...(clock === undefined ? {} : { frozenAt: clock }),
      ...(seed === undefined ? {} : { seed: wholeNumber('--seed', seed) }),
      ...(values['strict-query'] ? { refusesUnknownQuery: true } : {}),
    },
  };
}

function parse(given: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        port: { ...text, short: 'p' },
        host: text,
        scenario: text,
        scenarios: text,
        latency: text,
        fail: text,
        clock: text,
        seed: text,
        'strict-query': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new DocumentError(`${(error as Error).message} (nadi-mock --help tells what there is)`);
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new DocumentError(`${name} takes a whole number, not "${text}".`);
}
