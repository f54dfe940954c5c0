import { trustedScript } from '../../kernel/browser/trusted-script';
import workerUrl from './export-worker?worker&url';

/** Starts the worker that reads an export. Vite serves workers as modules in development, and builds them as scripts. */
export const startWorker = () =>
  new Worker(trustedScript(workerUrl), { type: import.meta.env.DEV ? 'module' : 'classic' });
