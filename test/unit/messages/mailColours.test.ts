// Mails have the accent of the brand that sends them, by day and by night.
import { mailContent } from '../../../src/server/messages/mailBody.ts';
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { houseAccent, type Accent } from '../../../src/shared/ui/palette.ts';

const own: Accent = { day: '#0b5c8f', night: '#7cc6f2' };

function coloursOf(accent: Accent | undefined): { day: number; night: number; own: number } {
  const { html, from } = mailContent({
    from: { name: 'Brightwater', address: 'talk@brightwater.example', accent },
    locale: localeOf('en'),
    title: 'T',
    preview: 'P',
    heading: 'H',
    paragraphs: [],
    days: ['Mon', 'Tue'],
    rows: [{ label: 'Due', value: 'Tue', urgent: true }],
    button: { text: 'Reply', href: 'https://brightwater.example/en' },
    foot: [],
  });
  expect(from).toEqual({ name: 'Brightwater', address: 'talk@brightwater.example' });
  const count = (colour: string) => html.split(colour).length - 1;
  return { day: count(houseAccent.day), night: count(houseAccent.night), own: count(own.day) + count(own.night) };
}

test('a brand without an accent sends mails in the accent of the pages', () => {
  const { day, night, own: others } = coloursOf(undefined);
  expect([day > 0, night > 0, others]).toEqual([true, true, 0]);
});

test('a brand with an accent sends mails in its own, and in no other', () => {
  const { day, night, own: others } = coloursOf(own);
  expect([day, night, others > 1]).toEqual([0, 0, true]);
});
