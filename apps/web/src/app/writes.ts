import { writes } from '../../generated/writes';
import { registerWrites } from '../kernel/offline/write-kinds';

/** Whoever sends or keeps what people write imports this: the page's late code, and the worker. */
registerWrites(writes);
