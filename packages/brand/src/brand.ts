/**
 * Names who offers this product. A clinic that makes it its own changes this file and the logo, and nothing else. The contacts are
 * invented: example domains and a number that rings nowhere.
 */
export const brand = {
  name: 'Nadi',
  tagline: 'Your Health, Powered by AI',
  description: 'GenAI-powered patient history and wellness monitoring.',
  supportEmail: 'support@nadi.example',
  supportPhone: '+91 80 0000 0000',
  address: 'Nadi, 1 Example Road, Bangalore, Karnataka 560001, India',
  /** Profiles on other sites, invented too: the domains of examples have nobody. */
  social: {
    X: 'https://x.example/nadi',
    LinkedIn: 'https://linkedin.example/company/nadi',
    Instagram: 'https://instagram.example/nadi',
  },
  /** The number for any emergency in India. */
  emergencyNumber: '112',
  /** The number for an ambulance in India. */
  ambulanceNumber: '108',
  /** National helplines of India: Tele MANAS, Childline, and the women's helpline. */
  helplines: { mind: '14416', children: '1098', women: '181' },
} as const;

/** Title of a page; the spec's form for the product itself. */
export const pageTitle = (page?: string): string =>
  page ? `${page} - ${brand.name}` : `${brand.name} - ${brand.tagline}`;
