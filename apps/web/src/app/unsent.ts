import { unsent } from '../../generated/unsent';
import { registerUnsent } from '../kernel/unsent/unsent-kinds';

/** Imported by pages that show unsent entries; loaded with them. */
registerUnsent(unsent);
