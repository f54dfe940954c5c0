import { offlinePaths as kept } from '../../generated/offline-paths';
import { areaSagas } from '../../generated/sagas';
import { keepAnswersTo } from '../kernel/offline/queries';
import { createServices as createKernel, type ServicesOptions } from '../kernel/services/services';

keepAnswersTo(kept);

/** Everything that outlives a screen, with the background work of the areas. */
export const createServices = (options: Omit<ServicesOptions, 'areaSagas'>) =>
  createKernel({ ...options, areaSagas });
