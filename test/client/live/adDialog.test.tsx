// The dialog with a banner: it opens once a visit, also where the browser refuses to store that.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { PartsContext } from '../../../src/shared/app/staticPart.tsx';
import AdDialogLive from '../../../src/shared/pages/home/AdDialogLive.tsx';

const opened = jest.fn();

/** Opens the home page with a banner of this title, and leaves it again. */
async function home(title: string): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <PartsContext value={() => `<h2>${title}</h2>`}>
        <AdDialogLive />
      </PartsContext>,
    ),
  );
  await act(async () => root.unmount());
  place.remove();
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom shows no dialogs.
  HTMLDialogElement.prototype.showModal = opened;
});
beforeEach(() => opened.mockClear());
afterEach(() => jest.restoreAllMocks());

test('once, and not again on the way back to the home page', async () => {
  for (let times = 0; times < 3; times += 1) await home('Seven clouds');
  expect(opened).toHaveBeenCalledTimes(1);
});

test('once a visit where storage is refused', async () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  for (let times = 0; times < 3; times += 1) await home('A pack of traffic');
  expect(opened).toHaveBeenCalledTimes(1);
});
