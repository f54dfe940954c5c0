// All that other areas, the seed, the commands and the server may use of this one.

export { AddressInUse, createAdministrator } from './create-administrator';
