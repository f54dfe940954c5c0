import { presentImport } from '@nadi/domain/integrations/health-import';
import type { HealthImportRow } from './tables/health-imports';

/** An import as it is answered. */
export const toAnswer = (row: HealthImportRow) => {
  const { undoneAt, createdAt, leftOut, ...rest } = presentImport(row);
  return {
    ...rest,
    leftOut: [...leftOut],
    undoneAt: undoneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
};
