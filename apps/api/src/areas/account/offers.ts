// All that other areas, the seed, the commands and the server may use of this one.

export { eraseRows, removeMarkedFiles } from './deletion/erase';
