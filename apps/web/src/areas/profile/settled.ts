import { takeInListed } from '../../kernel/items/listed-items';
import type { TakeIn } from '../../kernel/services/after-writes';
import { takeInWhole } from '../../kernel/services/take-in-whole';
import { contactOperations, contactsPath } from './contacts/contact-operations';

const takeIns = [
  takeInWhole('updatePatientProfile', '/patients/profile'),
  takeInListed(contactOperations, contactsPath),
];

export const takeIn: TakeIn = (...given) => {
  for (const one of takeIns) one(...given);
};
