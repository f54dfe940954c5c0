import { useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Action } from '../../../patterns/state';
import { SettingsSection } from '../private/SettingsSection';

/** How long something stays after an account is erased, in years or months. */
export type KeptTerms = { signedYears: number; invoiceMonths: number; registerYears: number };

export type DeletionSectionProps = {
  terms: KeptTerms;
  action: Action;
  /** First names of children whose only guardian the person is; null while they are not known. */
  wards: readonly string[] | null;
  /** True if a deletion was taken back just now. */
  wasKept: boolean;
  onDelete: () => void;
};

const deletionDialog = latePart(async () => (await import('./DeletionDialog')).DeletionDialog);

/** Deleting the account: first what it means, then the question. */
export function DeletionSection({ terms, action, wards, wasKept, onDelete }: DeletionSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const DeletionDialog = useLate(deletionDialog, { isOpen: isAsking, onOpenChange: setIsAsking });
  usePreload(deletionDialog);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that kept it is gone.
    if (wasKept) heading.current?.focus();
  }, [wasKept]);
  return (
    <SettingsSection
      title={m.erasure_title()}
      description={m.erasure_description()}
      headingRef={heading}
      news={wasKept && <Banner tone="done">{m.erasure_kept_done()}</Banner>}
    >
      <Stack space={1}>
        <Heading level={3} size={16}>
          {m.erasure_erased_title()}
        </Heading>
        <Text>{m.erasure_erased()}</Text>
      </Stack>
      <Stack space={1}>
        <Heading level={3} size={16}>
          {m.erasure_kept_title()}
        </Heading>
        <Stack as="ul" space={2}>
          <Text as="li">{m.erasure_kept()}</Text>
          <Text as="li">{m.erasure_kept_signed({ years: terms.signedYears })}</Text>
          <Text as="li">{m.erasure_kept_invoices({ months: terms.invoiceMonths })}</Text>
          <Text as="li">{m.erasure_kept_register({ years: terms.registerYears })}</Text>
        </Stack>
      </Stack>
      <div>
        <Button tone="secondary" isPending={isAsking && !DeletionDialog} onPress={() => setIsAsking(true)}>
          {m.erasure_start()}
        </Button>
      </div>
      {isAsking && DeletionDialog && (
        <DeletionDialog
          action={action}
          wards={wards}
          onDelete={onDelete}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SettingsSection>
  );
}
