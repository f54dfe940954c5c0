// The exports of this area for other areas, the seed, the commands and the server.

export { AddressInUse, createAdministrator } from './create-administrator';
export { NoAdministrator, removeAdministratorsSecondStep } from './remove-administrators-second-step';
