import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

type Statement = {
  title: () => string;
  text: (names: { product: string; email: string }) => string;
  link?: { href: string; label: () => string };
};

const statements = {
  blog: { title: m.statement_blog_title, text: m.statement_blog },
  webinars: { title: m.statement_webinars_title, text: () => m.statement_webinars() },
  careers: { title: m.statement_careers_title, text: m.statement_careers },
  press: { title: m.statement_press_title, text: m.statement_press },
  partners: {
    title: m.statement_partners_title,
    text: m.statement_partners,
    link: { href: '/docs', label: m.statement_partners_link },
  },
} satisfies Record<string, Statement>;

export type StatementScreenProps = { about: keyof typeof statements };

/** How it stands with something that a site of this kind is expected to have. It says so where there is nothing. */
export function StatementScreen({ about }: StatementScreenProps) {
  const { title, text, link }: Statement = statements[about];
  return (
    <Stack space={5}>
      <Heading level={1} isFocusTarget>
        {title()}
      </Heading>
      <Text size={18}>{text({ product: brand.name, email: brand.supportEmail })}</Text>
      <Inline space={6}>
        {link && (
          <Link href={link.href} isAlone>
            {link.label()}
          </Link>
        )}
        <Link href={`mailto:${brand.supportEmail}`} isAlone>
          {m.statement_write()}
        </Link>
        <Link href="/" isAlone>
          {m.statement_home()}
        </Link>
      </Inline>
    </Stack>
  );
}
