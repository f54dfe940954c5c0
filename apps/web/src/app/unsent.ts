import { unsent } from '../../generated/unsent';
import { registerUnsent } from '../kernel/unsent/unsent-kinds';

/** Pages that tell what waits import this; it comes with them. */
registerUnsent(unsent);
