import { packAccount } from '../account-export';
import { signedIn } from '../operation';
import { photoOf } from '../photos';
import { notFound } from '../problems';

/** Operations whose answer is not JSON. */
export const files = {
  exportAccount: signedIn('exportAccount', async ({ me, now }) => ({
    bytes: { content: await packAccount(me, now), type: 'application/zip' },
    headers: {
      'Content-Disposition': `attachment; filename="nadi-export-${now.toISOString().slice(0, 10)}.zip"`,
    },
  })),

  readPatientPhoto: signedIn('readPatientPhoto', async ({ me }) => {
    const photo = photoOf(me);
    if (!photo) throw notFound();
    const { content, contentType: type } = photo;
    const name = `photo.${type.split('/')[1]}`;
    return {
      bytes: { content: new Uint8Array(await content.arrayBuffer()), type },
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  }),
};
