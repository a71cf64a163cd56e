// Declares a part of the page with behaviour: server HTML that works by itself and hydrates in place when needed.
import loadable from '@loadable/component';
import {
  Component,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { Later } from '../app/Later.tsx';
import { trustedHtml } from '../app/trusted.ts';
import { NeedsContext, type NeedName, type Needs } from '../app/needs.ts';
import type { TextName } from '../i18n/textNames.ts';
import { TranslatorContext, type Translate } from '../i18n/useT.ts';
import { LiveHostContext, LiveSeenContext, type LivePartFacts, type When, useHydrating } from './LiveHost.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const nameOf = (control: Control): string => `${control.name} ${control.type} ${isTick(control) ? control.value : ''}`;

const controlsIn = (place: Element): Control[] => [
  ...place.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
];

function copy(from: Control, to: Control): void {
  if (isTick(to) && isTick(from)) to.checked = from.checked;
  else if (to instanceof HTMLInputElement && from instanceof HTMLInputElement && to.type === 'file')
    to.files = from.files;
  else to.value = from.value;
}

/** Makes the area keep its text and cursor, even when React rewrites the server's text inside it. */
function holdValue(area: HTMLTextAreaElement): void {
  const { value } = area;
  area.value = value;
}

/** Call it before a part is replaced; the function it returns restores values and focus afterwards. */
export function keepTyped(place: Element): () => void {
  const before = controlsIn(place);
  for (const control of before) if (control instanceof HTMLTextAreaElement) holdValue(control);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  return () => {
    // Several may have one name, such as those of an estimate: each takes the first that is left.
    for (const control of controlsIn(place)) {
      const at = before.findIndex((one) => nameOf(one) === nameOf(control));
      const [kept] = at < 0 ? [] : before.splice(at, 1);
      if (!kept) continue;
      // The old element holds the latest input.
      if (kept !== control) copy(kept, control);
      if (kept === focused && document.activeElement !== control) control.focus({ preventScroll: true });
    }
  };
}

type Gate = {
  ready: boolean;
  /** Settles when the gate is open; never rejects. */
  wait: Promise<void>;
  /** Loads the code and texts behind the gate; after a failure the next call tries again. */
  open: () => Promise<void>;
};

/** Keeps the server's HTML of a part until its code and texts have loaded. */
function gateOf(load: () => Promise<unknown>, closed: boolean): Gate {
  let pass: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    pass = resolve;
  });
  /** React reads `status` from the promise. Without it React would suspend once more and continue a turn later. */
  const letPass = (): void => {
    void Object.assign(wait, { status: 'fulfilled', value: undefined });
    pass();
  };
  if (!closed) letPass();
  let loading: Promise<void> | undefined;
  const enter = async () => {
    await load();
    gate.ready = true;
    letPass();
  };
  const gate: Gate = {
    ready: !closed,
    wait,
    open: () =>
      (loading ??= enter().catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
  };
  return gate;
}

type LiveBoundaryProps = { place: RefObject<Element | null>; children: ReactNode };
type LiveBoundaryState = { failed: boolean };
type GiveBack = (() => void) | null;

/** Contains a failure inside its live part: the part becomes plain HTML again, which works without script. */
class LiveBoundary extends Component<LiveBoundaryProps, LiveBoundaryState> {
  override state: LiveBoundaryState = { failed: false };

  /** The HTML at the time of the failure, without React's comment marks. */
  #html: string | undefined;

  static getDerivedStateFromError(): LiveBoundaryState {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(): GiveBack {
    const { current } = this.props.place;
    return this.state.failed && current ? keepTyped(current) : null;
  }

  override componentDidUpdate(_props: LiveBoundaryProps, _state: LiveBoundaryState, giveBack: GiveBack): void {
    giveBack?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    this.#html ??= trustedHtml(this.props.place.current?.innerHTML.replace(/<!--[\s\S]*?-->/g, '') ?? '');
    return <div className="live" dangerouslySetInnerHTML={{ __html: this.#html }} />;
  }
}

/** Props that every live component gets: the data and texts that its `livePart` lists. */
export type Live<N extends NeedName = never, T extends TextName = never> = {
  data: { readonly [K in N]: Needs[K] };
  t: { readonly [K in T]: Translate };
};

/** `() => import('./XLive.tsx')` with the comment that lets the loadable plugin name its chunk. */
type Chunk<P> = (() => Promise<{ default: ComponentType<P> }>) & { chunkName?: (props: object) => string };

/** Names of the data, or texts, that a component reads. */
type NamesIn<P, K extends 'data' | 't'> = P extends { readonly [k in K]: infer D } ? keyof D & string : never;

/** The given names if none is missing; else the missing ones, so that the compile error names them. */
type Whole<Wanted, Given extends readonly unknown[]> = [Exclude<Wanted, Given[number]>] extends [never]
  ? Given
  : readonly [Exclude<Wanted, Given[number]>];

type Parts<P, N, T> = {
  needs: Whole<NamesIn<P, 'data'>, N & readonly unknown[]>;
  texts: Whole<NamesIn<P, 't'>, T & readonly unknown[]>;
  when?: When;
};

export type LivePart<P> = ComponentType<P> & LivePartFacts;

/** Every declared part, by the name of its script. */
export const liveParts = new Map<string, LivePartFacts>();

export function livePart<
  P extends object,
  const N extends readonly (NamesIn<P, 'data'> & NeedName)[],
  const T extends readonly (NamesIn<P, 't'> & TextName)[],
>(chunk: Chunk<P>, { needs, texts, when = 'seen' }: Parts<P, N, T>): LivePart<Omit<P, 'data' | 't'>> {
  type Own = Omit<P, 'data' | 't'>;
  type GatedProps = { gate: Gate; own: Own; place: RefObject<Element | null> };
  const names: readonly NeedName[] = needs as readonly NeedName[];
  const namespaces: readonly TextName[] = texts as readonly TextName[];
  const Inner = loadable(chunk as () => Promise<{ default: ComponentType<object> }>);
  let Loaded: ComponentType<object> | undefined;
  const load = async () => {
    // Typed as the component, but it resolves to the module.
    Loaded = ((await Inner.load()) as unknown as { default: ComponentType<object> }).default;
  };

  function Gated({ gate, own, place }: GatedProps) {
    // Also when the gate is open: React expects the same hook calls when it renders a suspended component again.
    use(gate.wait);
    const [giveBack] = useState(() => place.current && keepTyped(place.current));
    useLayoutEffect(() => giveBack?.(), [giveBack]);
    const read = use(NeedsContext);
    const translatorOf = use(TranslatorContext);
    const data = useMemo(() => Object.fromEntries(names.map((name) => [name, read?.(name)])), [read]);
    const t = useMemo(() => Object.fromEntries(namespaces.map((name) => [name, translatorOf?.(name)])), [translatorOf]);
    // A loadable knows only through webpack that it is ready, so a loaded component is rendered directly.
    const Shown = Loaded ?? Inner;
    return <Shown {...own} {...{ data, t }} />;
  }

  function Part(own: Own) {
    const host = use(LiveHostContext);
    const seen = use(LiveSeenContext);
    if (!host && !seen) throw new Error(`${facts.chunk()} stands inside a static part, where nothing would hydrate it`);
    seen?.(facts);
    const place = useRef<HTMLDivElement>(null);
    const hydrating = useHydrating();
    const [gate] = useState(() => {
      const made = gateOf(
        () => Promise.all([load(), host?.texts(namespaces)]),
        host !== undefined && (hydrating || !Loaded),
      );
      // The router has loaded the parts of the next page. A part that is still missing loads as soon as possible.
      if (host && !hydrating) made.open().catch(() => undefined);
      return made;
    });
    const [first] = useState(own);
    useEffect(() => {
      if (!gate.ready && place.current) return host?.watch(place.current, when, gate.open);
    }, [gate, host]);
    const shown = gate.ready ? own : first;
    // The same element while the gate is closed: new props would make React throw the server's HTML away.
    const body = useMemo(
      () => (
        <LiveBoundary place={place}>
          <Later needs={names}>
            <Gated gate={gate} own={shown} place={place} />
          </Later>
        </LiveBoundary>
      ),
      [gate, shown],
    );
    return (
      <div ref={place} className="live">
        {body}
      </div>
    );
  }

  const facts: LivePartFacts = { needs: names, texts: namespaces, chunk: () => chunk.chunkName?.({}) ?? '', load };
  liveParts.set(facts.chunk(), facts);
  return Object.assign(Part, facts);
}
