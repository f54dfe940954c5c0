import { writes } from '../../generated/writes';
import { registerWrites } from '../kernel/offline/write-kinds';

/** Imported by all code that sends or keeps writes: the page's late code, and the worker. */
registerWrites(writes);
