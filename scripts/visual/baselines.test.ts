import { describe, expect, it } from '@jest/globals';
import { looks } from '../../packages/ui/src/catalogue/pictured';
import { files } from '../rules/source';
import { namesIn, usual } from './places';
import { maxBytes, measureRoom } from './room';

const kept = files.filter((file) => file.startsWith('visual/baselines/'));

describe('pictures that were accepted', () => {
  it('stay below 42 MB with as many screens as are planned for: everyone who clones the repository has them', async () => {
    expect((await measureRoom(usual.baselines)).bytesAtPlan).toBeLessThan(maxBytes);
  });

  it('are of the looks that each sheet is pictured in', () => {
    const known = looks.map(({ width, theme }) => `${width}.${theme}`);
    const wrong = namesIn(usual).filter((name) => !known.includes(name.split('.').slice(1).join('.')));
    expect(wrong).toEqual([]);
  });

  it('are named by story, width and theme, and stand beside the fingerprint of their browser', () => {
    const odd = kept.filter(
      (file) => !/\/([a-z0-9-]+\.(320|1280)\.(light|dark)\.webp|fingerprint\.json)$/.test(file),
    );
    expect(odd).toEqual([]);
    expect(kept.length === 0 || kept.includes('visual/baselines/fingerprint.json')).toBe(true);
  });
});
