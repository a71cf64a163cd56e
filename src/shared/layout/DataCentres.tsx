// Every data-centre region with its zones and the year it opened: open on desks, folded on phones.
import { useNeed } from '../app/needs.ts';
import { useT } from '../i18n/useT.ts';
import css from './DataCentres.module.css';
import { FooterFold } from './FooterFold.tsx';

export function DataCentres() {
  const t = useT('layout');
  const name = useT('regions');
  const regions = useNeed('regions').toSorted((a, b) => a.released - b.released);
  const zones = regions.reduce((sum, region) => sum + region.zones, 0);
  return (
    <div className={css.centres}>
      <FooterFold title={t('footer.dataCentres', { regions: regions.length, zones })} list={css.list}>
        {regions.map((region) => (
          <li key={region.id}>
            {name(region.id)}
            <span>
              {t('footer.zones', { count: region.zones })} · {region.released}
            </span>
          </li>
        ))}
      </FooterFold>
    </div>
  );
}
