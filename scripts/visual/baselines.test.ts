import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { files } from '../rules/source';

const kept = files.filter((file) => file.startsWith('visual/baselines/'));

describe('pictures that were accepted', () => {
  it('stay below 40 MB in all: everyone who clones the repository has them', () => {
    const bytes = kept.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
    expect(bytes).toBeLessThan(40_000_000);
  });

  it('are named by story, width and theme, and stand beside the fingerprint of their browser', () => {
    const odd = kept.filter(
      (file) => !/\/([a-z0-9-]+\.(320|1280)\.(light|dark)\.webp|fingerprint\.json)$/.test(file),
    );
    expect(odd).toEqual([]);
    expect(kept.length === 0 || kept.includes('visual/baselines/fingerprint.json')).toBe(true);
  });
});
