import { applySettledListed } from '../../kernel/items/listed-items';
import type { ApplySettled } from '../../kernel/services/after-writes';
import { doseOperations } from './dose-operations';

export const applySettled: ApplySettled = applySettledListed(doseOperations, '/medicine-doses');
