import { presentImport } from '@nadi/domain/integrations/health-import';
import type { ListedImport } from './queries/find-imports';
import type { HealthImportRow } from './tables/health-imports';

/** An import in a list as it is answered. */
export const toListed = ({ undoneAt, createdAt, leftOut, ...rest }: ListedImport) => ({
  ...rest,
  leftOut: [...leftOut],
  undoneAt: undoneAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** An import as it is answered. */
export const toAnswer = (row: HealthImportRow) => toListed(presentImport(row));
