// The head of the Google Cloud page: a table as large as the window, and of it what one query reads.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useFacts } from '../../sections/useFacts.ts';
import { scanTall, scanWide } from './scanAreas.tsx';

export const GcpHead = /*#__PURE__*/ staticPart(
  'GcpHead',
  function GcpHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const { scan } = useNeed('clouds')[page.id] ?? {};
    if (!scan) throw new Error('content/clouds/gcpService.yaml says nothing about a query');
    const words = {
      whole: t('scan.whole').split('\n'),
      band: t('scan.band'),
      figure: String(useFacts()['scanShare']),
      share: t('scan.share').split('\n'),
    };
    return (
      <Hero
        kind="areas"
        title={t('scan.title')}
        wide={scanWide(scan, words)}
        tall={scanTall(scan, words)}
        second="trial"
      />
    );
  },
  'page',
);
