import { expect, it } from '@jest/globals';
import { createIdempotencyIntent } from './idempotency-intent';

const content = { systolic: 122, diastolic: 78 };

it('keeps its key for the same content, so that a second try is not a second reading', () => {
  const intent = createIdempotencyIntent();
  expect(intent.keyFor({ ...content })).toBe(intent.keyFor({ ...content }));
});

it('takes another key for corrected content', () => {
  const intent = createIdempotencyIntent();
  expect(intent.keyFor(content)).not.toBe(intent.keyFor({ ...content, systolic: 123 }));
});

it('takes another key when the same is meant once more', () => {
  const intent = createIdempotencyIntent();
  const first = intent.keyFor(content);
  intent.fulfilled();
  expect(intent.keyFor(content)).not.toBe(first);
});
