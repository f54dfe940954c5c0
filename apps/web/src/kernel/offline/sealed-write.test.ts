import { describe, expect, it } from '@jest/globals';
import { change, profileChange, recording } from '../../../test/writes';
import { readWrite, writeBytes } from './sealed-write';
import type { Write } from './write';

const photo = { name: 'я.jpg', type: 'image/jpeg', bytes: new Uint8Array([0, 255, 123, 34, 0]) };
const onboarding = (file: typeof photo | null): Write => ({
  operation: 'completeOnboarding',
  answers: { gender: 'FEMALE', about: 'नमस्ते 👋' },
  photo: file,
});

describe('a write as bytes', () => {
  it.each<[string, Write]>([
    ['a recording', recording().write],
    ['a change', change().write],
    ['a profile', profileChange().write],
    ['answers without a photo', onboarding(null)],
    ['answers with a photo', onboarding(photo)],
    ['answers with an empty photo', onboarding({ ...photo, bytes: new Uint8Array() })],
  ])('is read again as it was: %s', (_what, write) => {
    expect(readWrite(writeBytes(write))).toEqual(write);
  });

  it('is read from the middle of a larger buffer', () => {
    const bytes = writeBytes(onboarding(photo));
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 9);
    expect(readWrite(larger.subarray(9))).toEqual(onboarding(photo));
  });

  it('keeps a photo at its size', () => {
    const large = { ...photo, bytes: new Uint8Array(300_000) };
    expect(writeBytes(onboarding(large)).length - writeBytes(onboarding(photo)).length).toBe(299_995);
  });
});
