import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fonts, samples, tellApart } from './fingerprint';

const kept = { browser: '156.0.1', platform: 'linux x64', drawing: '0123456789abcdef' };

describe('the fingerprint of a browser', () => {
  it('draws each face that we bring', () => {
    const faces = readdirSync(fonts).flatMap((file) => (file.endsWith('.woff2') ? [file.slice(0, -6)] : []));
    expect(faces.sort()).toEqual(Object.keys(samples).sort());
  });

  it('says nothing where all is the same', () => {
    expect(tellApart(kept, { ...kept })).toEqual([]);
  });

  it('names each thing that is another', () => {
    expect(tellApart(kept, { ...kept, browser: '157.0.0', drawing: 'fedcba9876543210' })).toEqual([
      'Chromium 156.0.1 there, 157.0.0 here',
      'drawing of a test page 0123456789abcdef there, fedcba9876543210 here',
    ]);
  });
});
