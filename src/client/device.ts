// Tells phones from desks: by the user agent at first, by width when the window changes.

const phones = /\b(iPhone|iPod|iPad|Android|Mobile|Phone|Pad)\b/i;
const desk = 1000;

export function watchDevice(): void {
  const set = (mobile: boolean) => {
    document.documentElement.dataset.device = mobile ? 'mobile' : 'desktop';
  };
  set(phones.test(navigator.userAgent));
  addEventListener('resize', () => set(innerWidth < desk));
}
