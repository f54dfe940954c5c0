/** An answer before it is sent. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
};

export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
  type = 'application/json',
): Answer => ({ status, headers: { 'content-type': type, ...headers }, body: JSON.stringify(value) });
