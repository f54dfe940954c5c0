import { describe, expect, it } from '@jest/globals';
import { groupSessions } from './group-sessions';
import { sessions } from './test/example-account';

const [first, second] = sessions;
if (!first || !second) throw new Error('The example account has too few sessions.');

describe('sessions', () => {
  it('stand with the others of their device, the one in use first', () => {
    const again = { ...first, id: 'again', isCurrent: false };
    const groups = groupSessions([first, second, again]);
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[first.id, 'again'], [second.id]]);
  });
});
