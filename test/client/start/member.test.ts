// Whether somebody is logged in, as each tab learns it from the cookie: noted once, so that no two tabs wake each other without end.
import { followMember, markMember } from '../../../src/client/member.ts';

const root = document.documentElement;
const isMarked = () => 'member' in root.dataset;

afterEach(() => {
  document.cookie = 'member=; max-age=0';
});

test('news from another tab changes nothing in the store that all tabs share', () => {
  document.cookie = 'member=harbour';
  followMember();
  expect(isMarked()).toBe(true);
  expect(localStorage.getItem('member')).not.toBeNull();
  const writing = jest.spyOn(Storage.prototype, 'setItem');
  dispatchEvent(new Event('storage'));
  dispatchEvent(new Event('pageshow'));
  expect(writing).not.toHaveBeenCalled();
  writing.mockRestore();
});

test('a cookie that is gone, as after a session that ended, is followed by the next page that the router shows', () => {
  document.cookie = 'member=harbour';
  document.body.innerHTML = '<b data-mine="">Account</b>';
  markMember();
  expect([isMarked(), document.body.textContent]).toEqual([true, 'harbour']);
  document.cookie = 'member=; max-age=0';
  markMember();
  expect([isMarked(), localStorage.getItem('member')]).toEqual([false, null]);
});

test('a session without a name leaves the words that the page has', () => {
  document.cookie = 'member=yes';
  document.body.innerHTML = '<b data-mine="">Account</b>';
  markMember();
  expect([isMarked(), document.body.textContent]).toEqual([true, 'Account']);
});
