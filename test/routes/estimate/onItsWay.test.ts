// An estimate on its way: a change that is in the address before it is signed, and the form where there is no line to ask for.
import { inside } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite, type FormSite } from '../../support/formSite.ts';
import { tagsOf, textOf } from '../../support/html.ts';

inside('estimate', () => {
  let form: FormSite;
  beforeAll(async () => {
    form = await startFormSite();
  });
  afterAll(() => form.close());

  test('without lines the form after a lost reference, and one that comes back, ask for no quote', async () => {
    const lost = await form.site.get('/en/estimate?sent=ABCD-1234');
    const back = await form.send('/en/estimate', entriesFor('consult', 'en', { email: 'nobody' }));
    const said = ({ text }: { text: string }) => [
      tagsOf(text, 'form').some(({ id }) => id === 'f-form'),
      textOf(text).includes('Ask for this quote'),
      textOf(text).includes('Talk to us'),
    ];
    expect([lost, back].map(said)).toEqual([
      [true, false, true],
      [true, false, true],
    ]);
  });
});
