import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { insights } from '../tables/insights';

export const ownInsights = (caller: Asking): SQL | undefined => own(insights.patientId, caller);
