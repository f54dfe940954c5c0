import type { HealthFact } from '@nadi/contract/schema';
import { lastDayOf } from '@nadi/domain/vital-signs/health-facts';
import type { HealthFactRow } from '../tables/health-facts';

export const presentHealthFact = ({
  patientId: _,
  createdAt,
  updatedAt,
  ...fact
}: HealthFactRow): HealthFact => ({
  ...fact,
  lastDay: lastDayOf(fact),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
