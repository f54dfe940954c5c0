import { query } from '../../../kernel/operation/operation';
import { attachmentNamed } from '../../records/offers';
import { findCheckFile } from '../checks';
import { expectRight } from '../pharmacist';

export const readPrescriptionCheckFile = query('readPrescriptionCheckFile', async ({ path }, given) => {
  await expectRight(given.caller, given.tx);
  const { file, touch } = await findCheckFile(path.id, given.tx);
  given.touched(touch);
  const type = file.type as Parameters<typeof attachmentNamed>[1];
  return {
    body: await given.files.read(file.id),
    contentType: type,
    headers: { 'Content-Disposition': attachmentNamed(file.name, type) },
  };
});
