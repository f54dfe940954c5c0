import type { SignInScreenProps } from '@nadi/ui/screens/auth/SignInScreen';
import { useQuery } from '@tanstack/react-query';

type DemoAccount = NonNullable<SignInScreenProps['demoAccounts']>[number];

/** The embedded default has people to try the product with, and a mailbox in place of theirs; a real server has neither. */
export function useDemonstration(): { demoAccounts: DemoAccount[]; mailboxHref: string | undefined } {
  const { data = [] } = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: readDemoAccounts,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { demoAccounts: data, mailboxHref: data.length > 0 ? '/dev/mail' : undefined };
}

async function readDemoAccounts(): Promise<DemoAccount[]> {
  const answer = await fetch('/dev/demo-accounts.json').catch(() => null);
  if (!answer?.ok) return [];
  const body: unknown = await answer.json().catch(() => null);
  const accounts = (body as { data?: unknown } | null)?.data;
  return Array.isArray(accounts) ? accounts : [];
}
