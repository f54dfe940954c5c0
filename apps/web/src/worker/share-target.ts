import type { RouteHandlerCallback } from 'workbox-core/types';
import { browserValues } from '../platform/offline/key-values';
import { openSessionCopy } from '../platform/offline/session-copy';
import { openSharedDocuments, sharedName } from '../platform/offline/shared-documents';
import { openVault } from '../platform/offline/vault';

/** Where the manifest sends what other apps share. */
export const shareTarget = '/share-target';

const page = '/dashboard/shared-documents';

/** Keeps what another app shared, sealed, for who is signed in, and shows it. The network is not asked. */
export const receiveShared: RouteHandlerCallback = async ({ request }) => {
  const isKept = await keep(request).catch(() => false);
  return Response.redirect(isKept ? page : `${page}?not-kept`, 303);
};

/** @returns whether all of it is kept */
async function keep(request: Request): Promise<boolean> {
  const vault = openVault();
  const session = await openSessionCopy(vault).read();
  if (!session) return false;
  const form = await request.formData();
  const files = form.getAll('documents').filter((one) => one instanceof File);
  return openSharedDocuments(vault, browserValues(sharedName)).keep(session.owner, files);
}
