import { expect, it } from '@jest/globals';
import { askApart, endApart } from '../../src/kernel/apart/apart';

const idle = () =>
  askApart(
    {
      name: 'idle-process',
      from: import.meta.url,
      args: [],
      limits: { milliseconds: 600_000, heap: 1, growth: 1 },
    },
    [],
  );

it('a process apart ends with the server, and its job fails instead of taking the end for an answer', async () => {
  const asked = idle();
  endApart();
  await expect(asked).rejects.toThrow('The server ended what ran apart.');
  await expect(idle()).rejects.toThrow('The server ends.');
});
