import { applySettledListed } from '../../kernel/items/listed-items';
import type { ApplySettled } from '../../kernel/services/after-writes';
import { applySettledWhole } from '../../kernel/services/apply-settled-whole';
import { contactOperations, contactsPath } from './contacts/contact-operations';

const allApplySettled = [
  applySettledWhole('updatePatientProfile', '/patients/profile'),
  applySettledListed(contactOperations, contactsPath),
];

export const applySettled: ApplySettled = (...given) => {
  for (const one of allApplySettled) one(...given);
};
