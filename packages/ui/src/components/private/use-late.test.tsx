import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { latePart, useLate, useLateInPlace } from './use-late';

function Content() {
  return <p>Here</p>;
}

function Opening({ part, isOpen, onOpenChange }: { part: ReturnType<typeof latePart<object>> } & Openable) {
  const Late = useLate(part, { isOpen, onOpenChange });
  return Late ? <Late /> : null;
}
type Openable = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

describe('what is fetched when it opens', () => {
  it('is not fetched before, and once for all', async () => {
    const fetch = jest.fn(async () => Content);
    const part = latePart(fetch);
    const { rerender } = render(<Opening part={part} isOpen={false} onOpenChange={jest.fn()} />);
    expect(fetch).not.toHaveBeenCalled();
    rerender(
      <>
        <Opening part={part} isOpen onOpenChange={jest.fn()} />
        <Opening part={part} isOpen onOpenChange={jest.fn()} />
      </>,
    );
    await waitFor(() => expect(screen.getAllByText('Here')).toHaveLength(2));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is closed again when it cannot be had, says so, and is tried again', async () => {
    const fetch = jest
      .fn<() => Promise<typeof Content>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Content);
    const onFailed = jest.fn();
    const onOpenChange = jest.fn();
    const part = latePart(fetch, onFailed);
    const { rerender } = render(<Opening part={part} isOpen onOpenChange={onOpenChange} />);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(onFailed).toHaveBeenCalledTimes(1);
    rerender(<Opening part={part} isOpen={false} onOpenChange={onOpenChange} />);
    rerender(<Opening part={part} isOpen onOpenChange={onOpenChange} />);
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});

describe('what came between rendering and the effects of it', () => {
  it('is shown all the same', async () => {
    const loaded = jest.fn<() => typeof Content | undefined>().mockReturnValueOnce(undefined);
    loaded.mockReturnValue(Content);
    const part = { ...latePart(async () => Content), loaded, load: async () => undefined };
    render(<Opening part={part} isOpen onOpenChange={jest.fn()} />);
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});

describe('what stands behind a face', () => {
  it('comes by itself once the page is calm', async () => {
    const part = latePart(async () => Content);
    render(<InPlace part={part} />);
    expect(screen.getByRole('button')).toBeTruthy();
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('says that it cannot be had only where it was asked for, and is tried again', async () => {
    const fetch = jest
      .fn<() => Promise<typeof Content>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Content);
    const onFailed = jest.fn();
    render(<InPlace part={latePart(fetch, onFailed)} />);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    expect(onFailed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});

function InPlace({ part }: { part: ReturnType<typeof latePart<object>> }) {
  const { Part, ask } = useLateInPlace(part);
  return Part ? (
    <Part />
  ) : (
    <button type="button" onClick={ask}>
      Face
    </button>
  );
}
