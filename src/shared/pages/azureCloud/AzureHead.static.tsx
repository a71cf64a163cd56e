// The head of the Azure page: licences of an example run into Azure, and none is paid twice.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { licencesTall, licencesWide } from './licenceTapes.tsx';

export const AzureHead = /*#__PURE__*/ staticPart(
  'AzureHead',
  function AzureHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const own = useT('azureCloud');
    const { licences = [] } = useNeed('clouds')[page.id] ?? {};
    const drawn = {
      tapes: licences.map(({ name, cores, assured }) => ({
        name,
        cores: String(cores),
        text: own('own.cores', { name, cores }),
        assured,
      })),
      zero: [...t('own.zero').split('\n'), useT('pieces')('example')],
      brought: t('own.brought'),
      rented: t('own.rented'),
      stop: t('own.stop'),
    };
    return (
      <Hero kind="tapes" title={t('own.title')} wide={licencesWide(drawn)} tall={licencesTall(drawn)} second="trial" />
    );
  },
  'page',
);
