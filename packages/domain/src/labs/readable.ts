/** Returns true if values may stand in a file; of others a picture is no page. */
export const isReadable = ({ type }: { type: string }): boolean =>
  type === 'application/pdf' || type === 'image/jpeg' || type === 'image/png' || type === 'image/heic';
