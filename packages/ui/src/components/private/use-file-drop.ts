import { type DragEvent, useState } from 'react';

/** Gives the properties of an area that takes files dragged from the device; folders are named, because they cannot be taken. */
export function useFileDrop({
  isDisabled,
  onDrop,
}: {
  isDisabled: boolean;
  onDrop: (files: File[], folders: string[]) => void;
}) {
  const [isDropTarget, setDropTarget] = useState(false);

  function accept(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without it the browser would open the file in place of the page, also where no file is taken.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    if (isDisabled) return;
    setDropTarget(true);
  }

  const areaProps = {
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // It also fires for each element inside the area.
      if (!currentTarget.contains(relatedTarget as Node | null)) setDropTarget(false);
    },
    onDrop: (event: DragEvent) => {
      setDropTarget(false);
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      if (isDisabled) return;
      const items = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file');
      const entries = items.map((item) => ({ item, entry: item.webkitGetAsEntry?.() }));
      const folders = entries.flatMap(({ entry }) => (entry?.isDirectory ? [entry.name] : []));
      const files = entries.flatMap(({ item, entry }) =>
        entry?.isDirectory ? [] : (item.getAsFile() ?? []),
      );
      onDrop(files, folders);
    },
    'data-drop-target': isDropTarget || undefined,
    'data-disabled': isDisabled || undefined,
  };
  return areaProps;
}
