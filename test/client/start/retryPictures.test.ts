// A picture that fails is asked for a second time, and not a third.
import { retryPictures } from '../../../src/client/retryPictures.ts';

test('once more after half a second, and no more', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img alt="" src="/assets/night.svg">';
  const picture = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false });
  retryPictures();
  const asked = jest.spyOn(picture, 'setAttribute');
  picture.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(499);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledWith('src', '/assets/night.svg');
  picture.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(5000);
  expect(asked).toHaveBeenCalledTimes(1);
});
