import { describe, expect, it } from '@jest/globals';
import { maxVisitPhotos, refuseLessPhotos, refusePhoto, type VisitPhoto } from './photos';

const photos = (count: number): VisitPhoto[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `photo-${nth}`, contentType: 'image/jpeg' }));

describe('the photos of a visit', () => {
  it.each(['requested', 'confirmed', 'checked_in'] as const)('are four at most while it is %s', (status) => {
    expect(maxVisitPhotos).toBe(4);
    expect(refusePhoto({ status, photos: photos(3) })).toBeNull();
    expect(refusePhoto({ status, photos: photos(4) })).toContain('at most 4 photos');
    expect(refuseLessPhotos({ status })).toBeNull();
  });

  it.each(['in_progress', 'completed', 'cancelled', 'no_show'] as const)(
    'stay as they are once it is %s',
    (status) => {
      expect(refusePhoto({ status, photos: [] })).toContain('until it begins');
      expect(refuseLessPhotos({ status })).toContain('until it begins');
    },
  );
});
