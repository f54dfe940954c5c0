import type { AllowedConsent, Consent } from '@nadi/contract/schema';
import { codeMinutes } from '@nadi/domain/consent/codes';
import type { ShownCode } from '@nadi/ui/screens/consent/ConsentScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Told = ShownCode & {
  /** The time by the server's clock; says which code it is. */
  expiresAt: string;
};

const minute = 60_000;

/**
 * The digits of a code, in the memory of this page alone: whoever looks at another page and comes back still has them, a reload forgets them.
 * They are not kept under an address of the contract, so that nothing stores them on the device.
 */
export function useShownCode(id: string) {
  const queryClient = useQueryClient();
  const key = ['consent-code', id] as const;
  const [told, setTold] = useState(() => queryClient.getQueryData<Told>(key) ?? null);

  function tell({ code: digits, consent }: AllowedConsent): void {
    if (!consent.code) return;
    // Counted from here: the device's clock may be wrong, and ten minutes are ten minutes.
    const endsAt = new Date(Date.now() + codeMinutes * minute).toISOString();
    const next = { digits, endsAt, expiresAt: consent.code.expiresAt };
    queryClient.setQueryData<Told>(key, next);
    setTold(next);
  }

  /** Null where a newer code was made elsewhere, and while there is none. */
  const codeOf = (consent: Consent | undefined): ShownCode | null =>
    told && consent?.code?.expiresAt === told.expiresAt ? told : null;

  return { tell, codeOf };
}
