// The notice beside every Send button: who collects which data, for which purpose and how long, and the visitor's rights.
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { useOperator } from '../owner/useOwner.ts';
import ui from '../ui/common.module.css';
import { LegalLink } from '../ui/LegalLink.tsx';
import css from './CollectionNotice.module.css';

export const CollectionNotice = /*#__PURE__*/ staticPart(
  'CollectionNotice',
  function CollectionNotice({ of }: { of: 'enquiry' | 'account' | 'newsletter' }) {
    return (
      <p className={`${ui.cap} ${css.notice}`}>
        {useT('collection')(of, useOperator())} <LegalLink to="privacy">{useT('forms')('policy')}</LegalLink>
      </p>
    );
  },
  'page',
);
