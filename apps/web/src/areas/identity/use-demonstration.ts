import type { Fetch } from '@nadi/api-client/timed-fetch';
import type { SignInScreenProps } from '@nadi/ui/screens/auth/SignInScreen';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../kernel/services/use-services';

type DemoAccount = NonNullable<SignInScreenProps['demoAccounts']>[number];

/** The embedded default has demo accounts to try the product with, and a mailbox instead of theirs; a real server has neither. */
export function useDemonstration(): { demoAccounts: DemoAccount[]; mailboxHref: string | undefined } {
  const { fetch } = useServices();
  const { data = [] } = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: () => readDemoAccounts(fetch),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { demoAccounts: data, mailboxHref: data.length > 0 ? '/dev/mail' : undefined };
}

async function readDemoAccounts(fetch: Fetch): Promise<DemoAccount[]> {
  const address = new URL('/dev/demo-accounts.json', window.location.href);
  const answer = await fetch(new Request(address)).catch(() => null);
  if (!answer?.ok) return [];
  const body: unknown = await answer.json().catch(() => null);
  const accounts = (body as { data?: unknown } | null)?.data;
  return Array.isArray(accounts) ? accounts : [];
}
