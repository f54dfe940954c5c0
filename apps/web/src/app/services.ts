import { areaSagas } from '../../generated/sagas';
import { createServices as createKernel, type ServicesOptions } from '../kernel/services/services';

/** Everything that outlives a screen, with what the areas do beside the pages. */
export const createServices = (options: Omit<ServicesOptions, 'areaSagas'>) =>
  createKernel({ ...options, areaSagas });
