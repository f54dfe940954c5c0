import { useLayoutEffect, useRef, useState } from 'react';
import { frame, window as windowClass } from './docs.css';
import type { PageStory } from './stories-of';
import { useGlobals } from './use-globals';

const sizes = {
  phone: { width: 320, height: 640 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
} as const;
export type Width = keyof typeof sizes;

/** Settings of the toolbar that change what a story looks like. */
const passedOn = ['theme', 'locale', 'direction', 'clock'];

/** A story in a window of its own, drawn smaller where the window is wider than the page. */
export function StoryFrame({ story, width: name }: { story: PageStory; width: Width }) {
  const globals = useGlobals();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const { width, height } = sizes[name];
  const scale = Math.min(1, room / width);
  const settings = passedOn.filter((key) => globals[key]).map((key) => `${key}:${globals[key]}`);
  const source = `iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(settings.join(';'))}`;
  return (
    <div ref={box} className={frame} style={{ blockSize: height * scale }}>
      {room > 0 && (
        <iframe
          // A frame that only gets another address would write it into the history, and "back" would no longer leave the page.
          key={source}
          className={windowClass}
          title={`${story.title}: ${story.name}`}
          src={source}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
