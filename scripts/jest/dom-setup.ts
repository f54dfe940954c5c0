// jsdom lays nothing out, so it has no media queries, no observers and no scrolling; react-aria asks for all three.
const nothing = () => undefined;

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}
window.ResizeObserver ??= Observer as unknown as typeof ResizeObserver;
Element.prototype.scrollIntoView ??= nothing;
