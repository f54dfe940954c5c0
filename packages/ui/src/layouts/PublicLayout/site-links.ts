import * as m from '../../../generated/messages/messages';

export type SiteLink = { href: string; label: () => string };

/** The pages of the top bar, in the order in which they stand there. */
export const barLinks: readonly SiteLink[] = [
  { href: '/', label: m.public_home },
  { href: '/knowledge-hub', label: m.public_knowledge_hub },
  { href: '/about', label: m.public_about },
  { href: '/help', label: m.public_help },
];

/** All pages of the public site, under the headings of the footer. */
export const footerColumns: readonly { title: () => string; links: readonly SiteLink[] }[] = [
  {
    title: m.public_product,
    links: [
      { href: '/#features', label: m.public_features },
      { href: '/#ai-insights', label: m.public_ai_insights },
      { href: '/#telemedicine', label: m.public_telemedicine },
      { href: '/#medical-records', label: m.public_medical_records },
      { href: '/#pricing', label: m.public_pricing },
    ],
  },
  {
    title: m.public_learn,
    links: [
      { href: '/knowledge-hub', label: m.public_knowledge_hub },
      { href: '/help', label: m.public_help },
      { href: '/docs', label: m.public_docs },
      { href: '/blog', label: m.public_blog },
      { href: '/webinars', label: m.public_webinars },
    ],
  },
  {
    title: m.public_company,
    links: [
      { href: '/about', label: m.public_about },
      { href: '/careers', label: m.public_careers },
      { href: '/press', label: m.public_press },
      { href: '/partners', label: m.public_partners },
      { href: '/contact', label: m.public_contact },
    ],
  },
  {
    title: m.public_trust,
    links: [
      { href: '/privacy', label: m.public_privacy },
      { href: '/terms', label: m.public_terms },
      { href: '/privacy#hipaa', label: m.public_hipaa },
      { href: '/privacy#security', label: m.public_security },
      { href: '/cookies', label: m.public_cookies },
    ],
  },
];
