import { takeInListed } from '../../kernel/items/listed-items';
import type { TakeIn } from '../../kernel/services/after-writes';
import { doseOperations } from './dose-operations';

export const takeIn: TakeIn = takeInListed(doseOperations, '/medicine-doses');
