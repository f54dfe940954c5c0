import { build } from 'esbuild';

/**
 * Writes all messages into one file beside `messages.js`, for tests. A bundler wants a file for each message, to send each page its own; a
 * test runner that makes a world of modules for each test file would load all of them again and again.
 *
 * @param folder of the compiled messages
 */
export async function bundleMessages(folder: string): Promise<void> {
  await build({
    entryPoints: [`${folder}/messages.js`],
    outfile: `${folder}/messages-in-one.js`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minifyWhitespace: true,
    charset: 'utf8',
    logLevel: 'error',
    plugins: [
      {
        // It holds the locale, so that there must be one of it.
        name: 'one-runtime',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/runtime\.js$/ }, () => ({ path: './runtime.js', external: true })),
      },
    ],
  });
}
