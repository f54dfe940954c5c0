import type { StoredTokens, TokenStore } from '@nadi/api-client/token-store';
import { isNewer, subjectOf } from '@nadi/api-client/token-subject';
import { inTime } from '../browser/in-time';
import type { BrowserTokenStore } from '../browser/token-store';
import type { CopiedSession, SessionCopy, Tokens } from './session-copy';

/** Maximum wait for the browser's database, in milliseconds; one that hangs must not block a session. */
const timeoutMs = 2_000;

const asPair = ({ token, refreshToken }: StoredTokens): Tokens | null =>
  token === null || refreshToken === null ? null : { token, refreshToken };

const areSame = (one: StoredTokens, other: StoredTokens) =>
  one.token === other.token && one.refreshToken === other.refreshToken;

const wasRenewed = (copy: CopiedSession, own: Tokens) =>
  copy.owner === subjectOf(own.token) && isNewer(copy.token, own.token);

/** The tokens of this browser, with a copy for the worker; tokens that the worker got meanwhile are adopted from there. */
export function copyTokens(tokens: BrowserTokenStore, copy: SessionCopy): BrowserTokenStore {
  let turn: Promise<unknown> = Promise.resolve();
  let isAdopting = false;

  /** @returns true if there were newer ones */
  async function adopt(): Promise<boolean> {
    const copied = await copy.read();
    const own = asPair(tokens.read());
    if (!copied || !own || !wasRenewed(copied, own)) return false;
    isAdopting = true;
    tokens.write(copied);
    isAdopting = false;
    return true;
  }

  async function mirror(): Promise<void> {
    if (await adopt()) return;
    const now = tokens.read();
    const own = asPair(now);
    await (own ? copy.keep(own) : copy.clear());
    // They may have changed meanwhile, here or in another tab, and the last version counts.
    if (!areSame(tokens.read(), now)) await mirror();
  }

  function inTurn(run: () => Promise<unknown>): Promise<void> {
    // Whatever the browser denies, the page's own tokens are valid.
    turn = turn.then(run).catch(() => undefined);
    return inTime(turn, timeoutMs);
  }

  tokens.subscribe(() => {
    if (!isAdopting) void inTurn(mirror);
  });
  // Those of an earlier visit; from here on only changes are copied, because this tab may learn late of another person elsewhere.
  void inTurn(mirror);
  return { ...tokens, renew: () => inTurn(adopt), settle: () => inTime(turn, timeoutMs) };
}

/** The tokens of the copy only, for a worker: it never opens a session, and never continues one that ended or now belongs to someone else. */
export function tokensOfCopy(copy: SessionCopy): TokenStore & Required<Pick<TokenStore, 'renew' | 'settle'>> {
  let own: CopiedSession | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (run: () => Promise<unknown>) => {
    turn = turn.then(run).catch(() => undefined);
  };

  return {
    read: () => ({ token: own?.token ?? null, refreshToken: own?.refreshToken ?? null }),
    write(tokens) {
      const owner = subjectOf(tokens.token);
      if (!own || owner !== own.owner) return;
      own = { owner, ...tokens };
      inTurn(async () => {
        if (!(await copy.replace(tokens))) own = null;
      });
    },
    clear() {
      const owner = own?.owner;
      own = null;
      if (owner !== undefined) inTurn(() => copy.clear(owner));
    },
    async renew() {
      await turn;
      own = await copy.read();
    },
    settle: async () => void (await turn),
  };
}
