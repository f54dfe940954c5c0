import type { RouteHandlerCallback } from 'workbox-core/types';
import { openVault, openVaultDatabase } from '../platform/offline/vault';
import { openSharedDocuments } from '../platform/shared-documents';

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
  const owner = await whoIsHere();
  if (owner === null) return false;
  const form = await request.formData();
  const files = form.getAll('documents').filter((one) => one instanceof File);
  return openSharedDocuments(openVault()).keep(owner, files);
}

/** Whose session is on this device; null where nobody is signed in. */
async function whoIsHere(): Promise<string | null> {
  const database = await openVaultDatabase();
  try {
    return (await database.get('session', 'current'))?.owner ?? null;
  } finally {
    database.close();
  }
}
