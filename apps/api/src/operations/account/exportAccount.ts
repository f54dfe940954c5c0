import { exportArchive } from '../../account/archive';
import { reading } from '../../operation';

/** A year of readings by the minute takes so long. */
const patience = 60_000;

export const exportAccount = reading(
  'exportAccount',
  async (_, { tx, caller, files, now }) => ({
    body: await exportArchive(caller.userId, { tx, files, now }),
    contentType: 'application/zip',
    headers: {
      'Content-Disposition': `attachment; filename="nadi-export-${now.toISOString().slice(0, 10)}.zip"`,
    },
  }),
  { patience },
);
