type Earlier = { queryKey: readonly unknown[] };

/** Query options for a page of a list that belongs to an item of the path: the page before stays visible, and never that of another item. */
export const listOptionsOf = (id: string) =>
  ({
    placeholderData: <Data>(data: Data | undefined, earlier: Earlier | undefined) => {
      const asked = earlier?.queryKey[2] as { params?: { path?: { id?: string } } } | undefined;
      return asked?.params?.path?.id === id ? data : undefined;
    },
    staleTime: 0,
  }) as const;
