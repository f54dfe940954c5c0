import { describe, expect, it } from '@jest/globals';
import localforage from 'localforage';
import { browserValues, type KeyValues, memoryValues } from '../offline/key-values';
import { openVault, type Sealed } from '../offline/vault';
import { createOnboardingDrafts } from './onboarding-drafts';

const answers = { dateOfBirth: '1994-08-05', phone: 'Canary 00910' };
/** The content of jsdom's cannot be read as in a browser. */
const photoOf = (content: string, name = 'canary.png') =>
  Object.assign(new File([content], name, { type: 'image/png' }), {
    arrayBuffer: async () => new TextEncoder().encode(content).buffer,
  });
/** Jsdom's gives no bytes either. */
const sizeAndName = (photo: File | null | undefined) => photo && [photo.name, photo.type, photo.size];

/** Drafts over a database of their own, and everything that another page needs to open the same one. */
function open(values: KeyValues<Sealed> = browserValues(`drafts-test-${crypto.randomUUID()}`)) {
  const place = { here: 'kiran' as string | null };
  const openAnew = () =>
    createOnboardingDrafts({
      values,
      vault: openVault(),
      locks: undefined,
      ownerByNow: async () => place.here,
    });
  return { values, place, openAnew, drafts: openAnew() };
}

/** A device that has no room for content larger than this, in bytes. */
function withRoomFor(most: number): KeyValues<Sealed> {
  const values = memoryValues<Sealed>();
  return {
    ...values,
    async set(key, value) {
      if (value.byteLength > most) throw new DOMException('full', 'QuotaExceededError');
      return values.set(key, value);
    },
  };
}

describe('what was filled in', () => {
  it('is there again on another page, with its photo', async () => {
    const { drafts, openAnew } = open();
    expect(await drafts.keep('kiran', { answers, photo: photoOf('pixels') })).toBe('kept');
    const found = await openAnew().read('kiran');
    expect(found).toMatchObject({ answers, standing: 'kept' });
    expect(sizeAndName(found?.photo)).toEqual(['canary.png', 'image/png', 6]);
  });

  it('is unreadable in the browser, photo and name of the photo too', async () => {
    const name = `drafts-test-${crypto.randomUUID()}`;
    const { drafts } = open(browserValues(name));
    await drafts.keep('kiran', { answers, photo: photoOf('Canary in pixels') });
    const texts: string[] = [];
    await localforage.createInstance({ name }).iterate<Sealed, void>((value, key) => {
      texts.push(key, new TextDecoder('latin1').decode(value));
    });
    expect(texts).toHaveLength(4);
    expect(texts.join('\n')).not.toMatch(/canary|1994|00910/i);
  });

  it('is the newest, however quickly one change follows the other', async () => {
    const { drafts, openAnew } = open();
    const written = await Promise.all(
      ['9', '98', '987'].map((phone) => drafts.keep('kiran', { answers: { phone }, photo: null })),
    );
    expect(written).toEqual(['kept', null, null]);
    expect(await openAnew().read('kiran')).toMatchObject({ answers: { phone: '987' } });
  });

  it('is the newest too where that comes while the one before is about to be written', async () => {
    const { values } = open();
    const typed: Promise<unknown>[] = [];
    const drafts = createOnboardingDrafts({
      values,
      vault: openVault(),
      locks: undefined,
      async ownerByNow() {
        if (typed.length === 0) typed.push(drafts.keep('kiran', { answers: { phone: '98' }, photo: null }));
        return 'kiran';
      },
    });
    await drafts.keep('kiran', { answers: { phone: '9' }, photo: null });
    await Promise.all(typed);
    expect(await drafts.read('kiran')).toMatchObject({ answers: { phone: '98' } });
  });

  it('seals a photo once, and lets go of one that was replaced or removed', async () => {
    const { drafts, values } = open();
    const photos = async () => (await values.keys()).filter((key) => key.includes(' photo '));
    const first = photoOf('first');
    await drafts.keep('kiran', { answers, photo: first });
    const before = await photos();
    await drafts.keep('kiran', { answers: { phone: '9' }, photo: first });
    expect(await photos()).toEqual(before);
    await drafts.keep('kiran', { answers, photo: photoOf('second') });
    expect(await photos()).toHaveLength(1);
    expect(await photos()).not.toEqual(before);
    await drafts.keep('kiran', { answers, photo: null });
    expect(await photos()).toEqual([]);
  });

  it('does not come back after it was submitted, not even what was about to be written', async () => {
    const { drafts, values } = open();
    const last = drafts.keep('kiran', { answers, photo: photoOf('pixels') });
    await drafts.drop('kiran');
    expect(await last).toBeNull();
    expect(await values.keys()).toEqual([]);
  });

  it('is not written after its person has left', async () => {
    const { drafts, place, values } = open();
    place.here = null;
    expect(await drafts.keep('kiran', { answers, photo: null })).toBeNull();
    place.here = 'ravi';
    expect(await drafts.keep('kiran', { answers, photo: null })).toBeNull();
    expect(await values.keys()).toEqual([]);
  });

  it('removes drafts of others, and keeps those of who is here', async () => {
    const { drafts, place } = open();
    await drafts.keep('kiran', { answers, photo: null });
    place.here = 'ravi';
    await drafts.keep('ravi', { answers, photo: null });
    await drafts.wipe('ravi');
    expect(await drafts.has('kiran')).toBe(false);
    expect(await drafts.read('ravi')).toMatchObject({ answers });
    await drafts.wipe(null);
    expect(await drafts.has('ravi')).toBe(false);
  });

  it('is never given to another person, even where it was put under their name', async () => {
    const { drafts, place, values } = open();
    await drafts.keep('kiran', { answers, photo: null });
    place.here = 'ravi';
    await drafts.keep('ravi', { answers: {}, photo: null });
    const hers = await values.get('kiran answers');
    if (hers) await values.set('ravi answers', hers);
    expect(await drafts.read('ravi')).toBeNull();
  });
});

describe('a device without room', () => {
  it('for a photo keeps the answers and says so, after the break too', async () => {
    const { drafts, openAnew } = open(withRoomFor(1_000));
    const photo = photoOf('x'.repeat(2_000));
    expect(await drafts.keep('kiran', { answers, photo })).toBe('kept-without-photo');
    expect(await openAnew().read('kiran')).toEqual({ answers, photo: null, standing: 'kept-without-photo' });
  });

  it('for anything says so', async () => {
    const { drafts, openAnew } = open(withRoomFor(0));
    expect(await drafts.keep('kiran', { answers, photo: null })).toBe('not-kept');
    expect(await openAnew().read('kiran')).toBeNull();
  });
});
