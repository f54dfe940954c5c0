import { openly } from '../operation';

/** Answers what can be tried without an account. */
export const demos = {
  checkUploadPart: openly('checkUploadPart', async ({ body }) => {
    const bytes = Uint8Array.from(atob(body.content), (sign) => sign.charCodeAt(0));
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return { body: { success: true as const, data: { bytes: bytes.length, sha256 } } };
  }),
};
