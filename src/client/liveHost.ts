// Decides when live parts hydrate (near the window, touched, or needed at once), and repeats presses that came before their code.
import type { LiveHost, When } from '../shared/live/LiveHost.ts';
import { isPoorLine } from './connection.ts';

type Waiting = { place: Element; open: () => Promise<void> };

export type OpenHost = LiveHost & {
  /** Hydrates all parts of this page. Needed before the next one is shown: React would throw away those that still wait. */
  openAll: () => Promise<unknown>;
};

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** A button that works by script only, so that a press before its code has loaded would be lost. */
const inertButton = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;

export function liveHost(texts: LiveHost['texts'], pressedBefore: Set<HTMLElement>): OpenHost {
  /** Parts not yet hydrated. A part stays here while it is being fetched: its `open` answers every caller meanwhile. */
  const waiting = new Set<Waiting>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void openAround(target);
    },
    { rootMargin: '33%' },
  );

  async function open(part: Waiting): Promise<boolean> {
    try {
      await part.open();
      waiting.delete(part);
      return true;
    } catch {
      // The part keeps the server's HTML, which works; the next touch tries again.
      return false;
    }
  }
  const partsAround = (target: Node) => [...waiting].filter(({ place }) => place.contains(target));
  async function openAround(target: Node): Promise<boolean> {
    return (await Promise.all(partsAround(target).map(open))).every(Boolean);
  }

  /** Takes the buttons there off the list, and those of pages that were left, which would keep their whole page in memory. */
  function pressedIn(place: Element): HTMLElement | undefined {
    let last: HTMLElement | undefined;
    for (const button of pressedBefore) {
      if (place.contains(button)) last = button;
      else if (button.isConnected) continue;
      pressedBefore.delete(button);
    }
    return last;
  }

  async function pressAgain(button: HTMLElement): Promise<void> {
    if (await openAround(button)) button.click();
  }

  function touched({ type, target }: Event): void {
    if (!(target instanceof Node) || partsAround(target).length === 0) return;
    const button = type === 'click' ? inertButton(target) : null;
    void (button ? pressAgain(button) : openAround(target));
  }
  // Capturing listeners: React stops events at parts that are not hydrated yet.
  for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });

  return {
    texts,
    watch(place, when: When, openPart) {
      const part = { place, open: openPart };
      waiting.add(part);
      const pressed = pressedIn(place);
      // The wrapper has no box of its own (`display: contents`), so its first child is observed.
      const box = place.firstElementChild;
      if (pressed) void pressAgain(pressed);
      else if (when === 'needed' || place.matches(':focus-within')) void open(part);
      else if (when === 'seen' && box && !isPoorLine()) seen.observe(box);
      return () => {
        waiting.delete(part);
        if (box) seen.unobserve(box);
      };
    },
    openAll: () => Promise.all([...waiting].map(open)),
  };
}
