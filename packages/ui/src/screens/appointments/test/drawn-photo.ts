/** A picture as a camera gives one, without anybody on it. */
export const drawnPhoto = () =>
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#e3c3ae"/><circle cx="300" cy="190" r="60" fill="#c98273"/></svg>',
    ],
    { type: 'image/svg+xml' },
  );
