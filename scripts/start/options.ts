import { parseArgs } from 'node:util';

export type Options = {
  /** Deletes the data folder first. */
  isFresh: boolean;
  /** Rebuilds and reloads as files change. */
  isDev: boolean;
  /** Updates the catalogue while the product runs. */
  hasCatalogue: boolean;
  port: number;
};

/** Parses the arguments after `npm start --`; an unknown word causes an error with a clear message. */
export function readOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      'no-catalogue': { type: 'boolean', default: false },
      port: { type: 'string', default: process.env.PORT ?? '8080' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port needs a number from 1 to 65535, not "${values.port}".`);
  return { isFresh: values.fresh, isDev: values.dev, hasCatalogue: !values['no-catalogue'], port };
}
