// What staff ask for when somebody calls about a fault: the number of the request, and where to call.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './FaultFacts.module.css';

export const FaultFacts = /*#__PURE__*/ staticPart(
  'FaultFacts',
  function FaultFacts() {
    const t = useT('error');
    const { reference } = usePage().params;
    const { telphone } = useNeed('domainInfo');
    return (
      <dl className={`${ui.wrap} ${css.facts}`}>
        {reference && (
          <div>
            <dt>{t('facts.reference')}</dt>
            <dd>
              <b>{reference}</b> {t('facts.quote')}
            </dd>
          </div>
        )}
        {telphone && (
          <div>
            <dt>{t('facts.phone')}</dt>
            <dd>
              <a href={`tel:${telphone.replace(/[^+\d]/g, '')}`}>{telphone}</a>
            </dd>
          </div>
        )}
      </dl>
    );
  },
  'request',
);
