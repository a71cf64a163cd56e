// Which protocol is made for which show: delays on one axis of seconds.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

const [whole, segment] = [20, 2];

export const DelayRoutes = /*#__PURE__*/ staticPart(
  'DelayRoutes',
  function DelayRoutes({ name }: { name: string }) {
    const { page, locale } = usePage();
    const { t } = usePageText();
    const own = useT('tencentCloud');
    const { delays = {} } = useNeed('clouds')[page.id] ?? {};
    const said = (value: number) => own(`${name}.seconds`, { value: plainNumber(locale, value) });
    return (
      <Section name={name}>
        <Routes
          routes={Object.entries(delays).map(([id, seconds]) => ({
            id,
            name: t(`${name}.made.${id}.name`),
            note: t(`${name}.made.${id}.text`),
            length: seconds,
            outside: 0,
            figure: said(seconds),
            said: t(`${name}.said`),
          }))}
          axis={{
            length: whole,
            segment,
            marks: [
              { at: whole, text: said(whole) },
              { at: 15, text: said(15) },
              { at: 10, text: said(10) },
              { at: 0, text: t(`${name}.viewer`) },
            ],
          }}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
