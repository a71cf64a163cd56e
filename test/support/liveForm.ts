// A form as a live part, over the fields that the server sent: the test holds its clock and writes what the server answers.
import { act } from 'react';
import type { Needs } from '../../src/shared/app/needs.ts';
import type { LivePart } from '../../src/shared/live/livePart.tsx';
import { renderLive, type LiveRender } from './renderLive.tsx';

const need: Needs['forms'] = { widget: false, question: undefined, passkeys: false, separateConsent: false };

/** Call it at the top of a file: it registers the hooks that start and stop. */
export function liveForm<P extends object>(Part: LivePart<P>, path: string, forms: Partial<Needs['forms']> = {}) {
  let opened: LiveRender | undefined;
  const sent: URLSearchParams[] = [];
  const answers: (() => Promise<unknown>)[] = [];

  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
    localStorage.clear();
    sessionStorage.clear();
    sent.length = 0;
    answers.length = 0;
    // The world outside: jsdom has no fetch.
    globalThis.fetch = (async (_url: string, { body }: { body: URLSearchParams }) => {
      sent.push(body);
      const answer = await answers.shift()?.();
      return { ok: true, status: 200, json: async () => answer };
    }) as unknown as typeof fetch;
  });
  afterEach(async () => {
    await opened?.unmount();
    jest.useRealTimers();
  });

  const one = <E extends Element>(selector: string) => opened?.place.querySelector(selector) as E;
  return {
    sent,
    /** In their order; each as the line brings it. */
    answers,
    /** As the server sent it. */
    async render(props: P): Promise<void> {
      opened = await renderLive(Part, { props, data: { forms: { ...need, ...forms } }, page: { path } });
    },
    /** Its code has come, and the visitor is at it. */
    async wake(): Promise<void> {
      await opened?.boot();
      await opened?.touch();
    },
    leave: async () => opened?.unmount(),
    one,
    all: <E extends Element>(selector: string) => [...(opened?.place.querySelectorAll<E>(selector) ?? [])],
    control: (name: string) => one<HTMLInputElement>(`[name=${name}]`),
    text: () => opened?.place.textContent ?? '',
    /** What React complained about. */
    complaints: () => opened?.errors,
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    submit: (submitter?: HTMLElement) =>
      act(async () => {
        const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, ...(submitter && { submitter }) });
        one('form').dispatchEvent(event);
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}
