import type { RouteHandlerCallback } from 'workbox-core/types';
import { browserValues } from '../kernel/offline/key-values';
import { openSessionCopy } from '../kernel/offline/session-copy';
import { openSharedDocuments, sharedName } from '../kernel/offline/shared-documents';
import { openVault } from '../kernel/offline/vault';

/** The address to which the manifest sends documents that other apps share. */
export const shareTarget = '/share-target';

const page = '/dashboard/shared-documents';

/** Stores a document that another app shared, sealed, for the signed-in person, and shows it. The network is not used. */
export const receiveShared: RouteHandlerCallback = async ({ request }) => {
  const isAllKept = await keep(request).catch(() => false);
  return Response.redirect(isAllKept ? page : `${page}?not-kept`, 303);
};

async function keep(request: Request): Promise<boolean> {
  const vault = openVault();
  const owner = await openSessionCopy(vault).owner();
  if (owner === null) return false;
  const form = await request.formData();
  const files = form.getAll('documents').filter((one) => one instanceof File);
  const documents = openSharedDocuments(vault, browserValues(sharedName));
  return (await documents.keep(owner, files)).length === 0;
}
