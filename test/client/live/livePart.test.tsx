// A live part that is opened during hydration: the server's elements stay, and React complains about nothing.
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LiveHostContext, LiveSeenContext, type LiveHost } from '../../../src/shared/live/LiveHost.ts';
import { livePart } from '../../../src/shared/live/livePart.tsx';
import { eventually } from '../../support/eventually.ts';

const Inside = () => <button type="button">One</button>;

async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The visitor wakes the part after some turns of the event loop, and its code loads some turns later. */
async function takenOver(seenAfter: number, loadedAfter: number) {
  const Part = livePart(async () => ({ default: Inside }), { needs: [], texts: [] });
  await Part.load();
  const host: LiveHost = {
    texts: () => turns(loadedAfter),
    watch: (_place, _when, open) => {
      void turns(seenAfter).then(open);
      return () => undefined;
    },
  };
  const tree = (own: LiveHost | undefined) => (
    <LiveSeenContext value={() => undefined}>
      <LiveHostContext value={own}>
        <Part />
      </LiveHostContext>
    </LiveSeenContext>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(tree(undefined));
  document.body.append(place);
  const button = place.querySelector('button');
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const root = hydrateRoot(place, tree(host), { onRecoverableError: note, onCaughtError: note, onUncaughtError: note });
  // React's marks: it has taken over the button.
  await eventually(() => Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps')), true);
  await turns(20);
  const isSame = place.querySelector('button') === button;
  root.unmount();
  place.remove();
  return { errors, isSame };
}

/** In some of these cases code and texts arrive exactly while React waits for them. */
const moments = [0, 1, 2, 3].flatMap((seen) => [0, 1, 2].map((loaded) => [seen, loaded] as const));

test.each(moments)('seen after %i turns, loaded after %i', async (seen, loaded) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  expect(await takenOver(seen, loaded)).toEqual({ errors: [], isSame: true });
});
