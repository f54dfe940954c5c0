/** The sample doctors by name: the sign-in page says whom a person came to book. */
export const namedDoctors = [
  { id: '0198f000-0000-7000-8000-000000000111', name: 'Meera Rao' },
  { id: '0198f000-0000-7000-8000-000000000112', name: 'Samuel Iype' },
] as const;
