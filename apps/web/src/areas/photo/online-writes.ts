import type { OnlineKind } from '../../kernel/offline/write-kinds';

// Done at once or not at all: a photo is shown to its person as soon as it is chosen, and is large to keep.
const common = { waits: false, invalidates: /^\/(patients|doctors)\/profile/ } as const;

/** `content` tells one photo from another: a file has no text. */
export const changePhoto: OnlineKind<{ photo: File; content: string }, unknown> = {
  ...common,
  operation: 'changePhoto',
  send: (api, { photo }, key) =>
    api.PUT('/auth/me/photo', {
      params: { header: { 'Idempotency-Key': key } },
      body: {},
      bodySerializer: () => {
        const form = new FormData();
        form.set('photo', photo);
        return form;
      },
    }),
};

export const removePhoto: OnlineKind<null, unknown> = {
  ...common,
  operation: 'removePhoto',
  send: (api, _, key) => api.DELETE('/auth/me/photo', { params: { header: { 'Idempotency-Key': key } } }),
};
