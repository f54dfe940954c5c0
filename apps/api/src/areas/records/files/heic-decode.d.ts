declare module 'heic-decode' {
  type Drawn = { width: number; height: number; data: Uint8ClampedArray };
  type Image = { width: number; height: number; decode(): Promise<Drawn> };
  const decode: {
    /** The pictures of a file, of which none is drawn yet. */
    all(given: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>;
  };
  export default decode;
}
